import type { NightLook } from '../../../stage/night-colours';

export const MILL = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  table: { top: '#F4D2BC', edge: '#FBE9DB', shade: '#E8B9A0' },
} as const;

/** At night there is a lamp over the table, and stars in the windows. */
export const NIGHT: NightLook = {
  colours: {
    '#fbe3d3': '#3a2950',
    '#fdeee3': '#473360',
    '#f4d2bc': '#cfa27c',
    '#f6d9c6': '#d3ac88',
    '#fbe9db': '#b98c68',
    '#e8b9a0': '#9a6d5a',
    '#bfe3f2': '#262263',
    '#a8d3a0': '#1d4257',
    '#d79a66': '#a3745c',
    '#b5784a': '#8a5c50',
    '#a06538': '#704748',
  },
  otherColours: 'lit',
  sky: '#bfe3f2',
};

/** Tints for text and lines, dark enough for the table at night. */
export const TINTS = { ink: 0x1b1b3a, ask: 0x4a1fa0, right: 0x174711, wrong: 0x7a1a12, sign: 0x542513 } as const;
