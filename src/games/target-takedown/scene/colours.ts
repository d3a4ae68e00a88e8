import type { NightLook } from '../../../stage/night-colours';

export const FAIR = {
  sky: '#7658AC',
  discs: ['#8468B8', '#9279C4'],
  ground: '#563C86',
  wall: ['#96395A', '#A84868'],
  wood: ['#D39A63', '#E9B984', '#A96A3E'],
  post: ['#E9C79A', '#C79C6A'],
  board: ['#FFF6E4', '#E6CFA6', '#431F2E'],
  trough: ['#F2E2C4', '#E3CDA8'],
} as const;

/** At night, lamps light the booth less than daylight does. Anything that has to be read is the brightest. */
export const NIGHT: NightLook = {
  colours: {
    '#7658ac': '#2b1d57',
    '#8468b8': '#362663',
    '#9279c4': '#423071',
    '#563c86': '#1e1442',
    '#a58cce': '#6a55a0',
    '#bfa8e0': '#8570b8',
    '#96395a': '#561f41',
    '#a84868': '#632849',
    '#5e1f3c': '#331028',
    '#d39a63': '#8f6452',
    '#e9b984': '#a87b60',
    '#a96a3e': '#694240',
    '#e9c79a': '#9d7a6a',
    '#c79c6a': '#7c594f',
    '#fff3e0': '#bfa9b8',
    '#e3cba8': '#93798c',
    '#ef5743': '#b63a40',
    '#a32c1f': '#77202f',
    '#fff6e4': '#cbb9a1',
    '#e6cfa6': '#937d66',
    '#f2e2c4': '#a99880',
    '#e3cda8': '#937f68',
  },
  otherColours: 'lit',
  sky: '#7658ac',
};

export const TINT = {
  ink: 0x1b1b3a,
  quiet: 0x4a3540,
  right: 0x174a14,
  wrong: 0x8a1f14,
  shadow: 0x6e2442,
  white: 0xffffff,
} as const;
