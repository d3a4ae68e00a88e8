import type { Night } from '../../../stage/moonlight';

/** The bakery: each body in its base and its shade. */
export const BAKERY = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  counter: { base: '#F4D2BC', shade: '#D99F80', edge: '#FBE9DB' },
  wood: { base: '#D79A66', shade: '#B5784A', dark: '#A06538' },
} as const;

/** The bakery by night: its lamps light the counter. */
export const NIGHT: Night = {
  colours: {
    '#fbe3d3': '#3a2950',
    '#fdeee3': '#473360',
    '#f4d2bc': '#f0cda6',
    '#fbe9db': '#d9ab82',
    '#d99f80': '#8a5c50',
    '#d79a66': '#a3745c',
    '#b5784a': '#8a5c50',
    '#a06538': '#704748',
  },
  others: 'lit',
  underSky: { '#fbe3d3': 1, '#fdeee3': 1 },
};

/** What is written in the scene. */
export const WRITTEN = { ink: 0x1b1b3a, sign: 0x8a4a30, asked: 0x6a35d4 } as const;
