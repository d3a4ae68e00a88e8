import type { Night } from '../../../stage/moonlight';

/** The old mill: a warm wall, and the miller's table. Each body in its base and its shade. */
export const MILL = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  table: { top: '#F4D2BC', edge: '#FBE9DB', shade: '#E8B9A0' },
} as const;

/** The mill by night: a lamp over the table, and stars in the windows. */
export const NIGHT: Night = {
  colours: {
    '#fbe3d3': '#3a2950',
    '#fdeee3': '#473360',
    '#f4d2bc': '#f0cda6',
    '#f6d9c6': '#f6dcb8',
    '#fbe9db': '#d9ab82',
    '#bfe3f2': '#262263',
    '#a8d3a0': '#1d4257',
    '#d79a66': '#a3745c',
    '#b5784a': '#8a5c50',
    '#a06538': '#704748',
  },
  others: 'lit',
  sky: '#bfe3f2',
};

/** What the scene writes and draws lines with, as tints. */
export const TINT = { ink: 0x1b1b3a, ask: 0x6a35d4, right: 0x23601e, wrong: 0xa32c1f, sign: 0x8a4a30 } as const;
