/** The sculpture garden: each body in its base and its shade. */
export const GARDEN = {
  sky: '#BFE9DC',
  discs: ['#D4F0E4', '#E2F6EC'],
  hill: '#A8DDB6',
  grass: '#8FCF8C',
  shadow: '#2E6B4A',
  hedge: { base: '#5FB07A', shade: '#3E8A5B', light: '#7BC592' },
  path: { base: '#F1E1BD', shade: '#D9C397' },
  plinth: { base: '#F3EEE6', shade: '#C6BCC4', cap: '#FFFAF1', capShade: '#D3C9CE' },
  column: { base: '#AAA4C4', shade: '#8C86A8' },
  halo: '#F2FBF6',
} as const;

/** The sculpture that is asked about, as tints: its face, its sides before and after they are counted, and its depth. */
export const SCULPTURE = {
  face: 0xe9e0ff,
  side: 0x9a70fb,
  lit: 0xffc529,
  depth: 0x6a35d4,
  ink: 0x1b1b3a,
  total: 0x5727af,
} as const;
