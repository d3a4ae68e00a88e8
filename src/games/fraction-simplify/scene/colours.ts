import type { NightLook } from '../../../stage/night-colours';

/** Each material with its base colour and its shade. */
export const BAKERY = {
  wall: '#FBE3D3',
  light: '#FDEEE3',
  counter: { base: '#F4D2BC', shade: '#D99F80', edge: '#FBE9DB' },
  wood: { base: '#D79A66', shade: '#B5784A', dark: '#A06538' },
} as const;

/** At night, lamps light the counter less brightly than daylight does. */
export const NIGHT: NightLook = {
  colours: {
    '#fbe3d3': '#3a2950',
    '#fdeee3': '#473360',
    '#f4d2bc': '#c99b76',
    '#fbe9db': '#b78a68',
    '#d99f80': '#77504a',
    '#d79a66': '#a3745c',
    '#b5784a': '#8a5c50',
    '#a06538': '#704748',
  },
  otherColours: 'lit',
  underSky: { '#fbe3d3': 1, '#fdeee3': 1 },
};

/** Colours of the text in the scene, dark enough for the counter at night. */
export const TEXT_TINTS = { ink: 0x1b1b3a, sign: 0x542513, asked: 0x5a24c4 } as const;
