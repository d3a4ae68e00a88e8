import type { Piece } from '../../../../machines/money-counter/coins';
import type { NightLook } from '../../../stage/night-colours';

/** Base colour and shade of each object; coins also have a highlight. */
export const MARKET = {
  sky: '#CDEBF2',
  light: '#DDF3F8',
  hedge: '#A8D3B4',
  post: '#B5784A',
  counter: { edge: '#E7B27A', dark: '#B9793F', base: '#D99C60', light: '#E0A86E', groove: '#C98B50' },
} as const;

/** At night, lamps light the stall and its counter, and the background is dark. */
export const NIGHT: NightLook = {
  colours: {
    '#cdebf2': '#262263',
    '#ddf3f8': '#302b73',
    '#a8d3b4': '#1d4257',
    '#8cc7a0': '#1f4a5c',
    '#6baf86': '#193d50',
    '#fff6e8': '#e9dcec',
    '#e4d2ba': '#bfaecb',
    '#25b8ab': '#1b9690',
    '#087b75': '#0c5c63',
    '#b5784a': '#7a5158',
    '#e7b27a': '#ae7f58',
    '#e0a86e': '#a9784f',
    '#d99c60': '#a27450',
    '#c98b50': '#8a5f42',
    '#b9793f': '#744a36',
    '#ebc79c': '#bd9a78',
  },
  otherColours: 'lit',
  underSky: 'all',
  sky: '#cdebf2',
};

/** Each kind of piece has its own colour for the pill that shows its group's value. */
export const PILL_TINT: Readonly<Record<Piece, number>> = {
  500: 0x5a4a1c,
  200: 0x0b5f66,
  100: 0x23601e,
  50: 0x7a2a6a,
  25: 0x5727af,
  20: 0x5727af,
  10: 0x12538a,
  5: 0x46536e,
  2: 0x96304a,
  1: 0x8a4520,
};

export const TINT = { white: 0xffffff, ink: 0x1f1108, heap: 0x3b2414, total: 0x2a7a22, open: 0x8a5a2c } as const;
