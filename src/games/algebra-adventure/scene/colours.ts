/** The colours of the workshop. */
export const WORKSHOP = {
  wall: '#F3DDBE',
  light: '#FBEBD2',
  bench: { top: '#E0A973', edge: '#C98C57', front: '#8A5632', groove: '#7A4A2A' },
  wood: { base: '#D6A474', shade: '#B8855A', sill: '#E2B486' },
  board: { base: '#E8CBA3', shade: '#D9B88E', hole: '#C9A878' },
  steel: {
    base: '#4C7FA3',
    shade: '#2D5472',
    light: '#83B3D3',
    dark: '#294B66',
    stand: '#3F6C8C',
    standLight: '#5E8FB0',
  },
  brass: { base: '#E9B44C', shade: '#B98121', rim: '#F6CF7B', hub: '#C48D2A' },
  rope: '#7F93A6',
  needle: '#C93C2B',
  crate: { base: '#B98AF0', shade: '#7F4DC6', face: '#CBA8F7', sign: '#3C1E78' },
  weights: {
    1: { base: '#F7B53C', shade: '#C9810F' },
    5: { base: '#F2705B', shade: '#BE4536' },
    10: { base: '#2FB3A6', shade: '#0E7F77' },
  },
  tag: '#8FA3B5',
} as const;
