/** The old mill: a warm wall, and the miller's table. Each body in its base and its shade. */
export const MILL = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  table: { top: '#F4D2BC', edge: '#FBE9DB', shade: '#E8B9A0' },
} as const;

/** What the scene writes and draws lines with, as tints. */
export const TINT = { ink: 0x1b1b3a, ask: 0x6a35d4, right: 0x23601e, wrong: 0xa32c1f, sign: 0x8a4a30 } as const;
