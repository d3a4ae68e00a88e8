/** The bakery: each body in its base and its shade. */
export const BAKERY = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  counter: { base: '#F4D2BC', shade: '#D99F80', edge: '#FBE9DB' },
  wood: { base: '#D79A66', shade: '#B5784A', dark: '#A06538' },
} as const;

/** What is written in the scene. */
export const WRITTEN = { ink: 0x1b1b3a, sign: 0x8a4a30, asked: 0x6a35d4 } as const;
