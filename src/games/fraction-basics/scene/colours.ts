/** The old mill: a warm wall, and the miller's table. Each body in its base and its shade. */
export const MILL = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  table: { top: '#F4D2BC', edge: '#FBE9DB', shade: '#E8B9A0' },
  wood: { base: '#D79A66', shade: '#B5784A', dark: '#A06538' },
  loaf: { base: '#E2A052', shade: '#B9772C', light: '#F6CC8C', under: '#8A5730' },
  sack: { base: '#F2E4CC', shade: '#D3BC97', tie: '#B5784A' },
  sky: '#BFE3F2',
  hill: '#A8D3A0',
  stone: { base: '#D9CDC4', shade: '#B9A99F', groove: '#A6958A' },
} as const;

/** What the scene writes and draws lines with, as tints. */
export const TINT = { ink: 0x1b1b3a, ask: 0x6a35d4, right: 0x23601e, wrong: 0xa32c1f, sign: 0x8a4a30 } as const;
