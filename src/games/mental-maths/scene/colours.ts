import type { NightLook } from '../../../stage/night-colours';

export const LAGOON = {
  /** The colours of a sunset, from high in the sky down to the water. */
  sunset: ['#C86BB0', '#FB7560', '#FFC529', '#7A3FA0'],
  sky: ['#A9E2F5', '#BDEBFA', '#CFF2FB'],
  sun: ['#FFE9A8', '#FFD860'],
  hills: ['#7CC9B6', '#5DB39F'],
  water: ['#5CCFCB', '#3DBDBB', '#28A8A9'],
  pillEdge: '#7CC6D6',
  halo: '#8FDCEB',
} as const;

/** At night there is a moon, the water glows, and lamps hang along the pill. */
export const NIGHT: NightLook = {
  colours: {
    '#a9e2f5': '#251f63',
    '#bdebfa': '#2d2672',
    '#cff2fb': '#3a3187',
    '#ffe9a8': '#fff3c9',
    '#ffd860': '#ffeaa6',
    '#7cc9b6': '#24406f',
    '#5db39f': '#1c3560',
    '#5ccfcb': '#0f4a5c',
    '#3dbdbb': '#145a6b',
    '#28a8a9': '#1a6a79',
    '#7cc6d6': '#ffd452',
    '#8fdceb': '#7a6cf0',
  },
  otherColours: 'moonlit',
  underSky: 'all',
  sky: '#a9e2f5',
};

export const TINT = { ink: 0x1b1b3a, right: 0x23601e, wrong: 0x7f241b, white: 0xffffff } as const;
