import type { Piece } from '../../../../machines/money-counter/coins';

/** The market stall: bodies in their base and their shade, coins also with what shines on them. */
export const MARKET = {
  sky: '#CDEBF2',
  light: '#DDF3F8',
  hedge: '#A8D3B4',
  post: '#B5784A',
  counter: { edge: '#E7B27A', dark: '#B9793F', base: '#D99C60', light: '#E0A86E', groove: '#C98B50' },
} as const;

/** The pills with what a group is worth: each kind of piece has its own. */
export const PILL_TINT: Readonly<Record<Piece, number>> = {
  100: 0x23601e,
  25: 0x5727af,
  10: 0x12538a,
  5: 0x46536e,
  1: 0x8a4520,
};

/** As numbers, for what is written and laid out in the scene. */
export const TINT = { white: 0xffffff, ink: 0x3b2414, heap: 0x3b2414, total: 0x2a7a22, open: 0x8a5a2c } as const;
