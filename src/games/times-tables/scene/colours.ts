export const COURTYARD = {
  day: {
    wall: '#F6E3C5',
    light: '#FBEFD9',
    frieze: { band: '#FFF3DC', edge: '#E0B98A', stones: ['#0B9C92', '#FB7560'], inner: '#FFF3DC' },
    arch: { jamb: '#E5C79B', inside: '#D3A878', edge: '#EFD3A9', sky: '#7FCBE0', hills: '#57A88A' },
    floor: { base: '#DDAF7F', stones: '#D19F6E', edge: '#EFCFA3' },
    shadow: '#3B2A5C',
  },
  night: {
    wall: '#3A3062',
    light: '#443A70',
    frieze: { band: '#4B4078', edge: '#2C2450', stones: ['#25B8AB', '#FB7560'], inner: '#4B4078' },
    arch: { jamb: '#2F2753', inside: '#281F47', edge: '#564A86', sky: '#1B2350', hills: '#1D4A50' },
    floor: { base: '#2F2650', stones: '#281F47', edge: '#4B4078' },
    shadow: '#0F0B24',
  },
} as const;

export type Light = keyof typeof COURTYARD;

/** The panel behind the tiles, which is the same by day and by night. */
export const PANEL = {
  frame: ['#2E8C93', '#1D666D'],
  ground: '#0F4E55',
  corner: ['#F6CF7B', '#D9A441', '#7A4A10'],
} as const;

/** Fill and shade of a tile, by the result of its last check. */
export const FACES = {
  default: ['#FFF8EA', '#DFCDAE'],
  correct: ['#DDF5D3', '#8FCB7C'],
  'hint-high': ['#FFE3BD', '#F0A64A'],
  'hint-low': ['#D3EAFF', '#7DB8EC'],
} as const;

export const TINT = { ink: 0x1b1b3a } as const;
