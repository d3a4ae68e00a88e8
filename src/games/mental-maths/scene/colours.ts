/** The colours of the lagoon. */
export const LAGOON = {
  /** The light of a low sun, from high in the sky down to the water. */
  sunset: ['#C86BB0', '#FB7560', '#FFC529', '#7A3FA0'],
  sky: ['#A9E2F5', '#BDEBFA', '#CFF2FB'],
  sun: ['#FFE9A8', '#FFD860'],
  hills: ['#7CC9B6', '#5DB39F'],
  water: ['#5CCFCB', '#3DBDBB', '#28A8A9'],
  pillEdge: '#7CC6D6',
  halo: '#8FDCEB',
} as const;

/** The colours of what is written in the scene, as tints. */
export const TINT = { ink: 0x1b1b3a, right: 0x23601e, wrong: 0x7f241b, white: 0xffffff } as const;
