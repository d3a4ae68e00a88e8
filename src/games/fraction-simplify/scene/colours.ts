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
    '#f4d2bc': '#9f7668',
    '#fbe9db': '#8d6459',
    '#d99f80': '#5b3d42',
    '#d79a66': '#7f5853',
    '#b5784a': '#694749',
    '#a06538': '#543741',
  },
  otherColours: 'lit',
  underSky: { '#fbe3d3': 1, '#fdeee3': 1 },
};

/** Colours of the text in the scene, dark enough for the counter at night. */
export const TEXT_TINTS = { ink: 0x1b1b3a, sign: 0x241008, asked: 0x3a1488 } as const;
