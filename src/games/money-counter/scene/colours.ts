import type { Piece } from '../../../../machines/money-counter/coins';

/** The market stall: bodies in their base and their shade, coins also with what shines on them. */
export const MARKET = {
  sky: '#CDEBF2',
  light: '#DDF3F8',
  hedge: '#A8D3B4',
  tree: { base: '#8CC7A0', shade: '#6BAF86' },
  post: '#B5784A',
  awning: { light: { base: '#FFF6E8', shade: '#E4D2BA' }, dark: { base: '#25B8AB', shade: '#087B75' } },
  crate: { base: '#D79A5E', shade: '#AC7238', gap: '#C28447' },
  stalk: '#6E4424',
  counter: { edge: '#E7B27A', dark: '#B9793F', base: '#D99C60', light: '#E0A86E', groove: '#C98B50' },
  shadow: '#5A2E12',
  mat: '#EBC79C',
} as const;

/** What a piece is made of. */
export const METAL = {
  1: { base: '#D98A5B', shade: '#A65C33', light: '#F0B48C', ink: '#54260B' },
  5: { base: '#C3CAD6', shade: '#8D97AA', light: '#E6EBF2', ink: '#27324A' },
  10: { base: '#CFD8E2', shade: '#97A4B5', light: '#EEF3F8', ink: '#27324A' },
  25: { base: '#BCC7D4', shade: '#8493A7', light: '#E2E9F0', ink: '#27324A' },
} as const satisfies Record<Exclude<Piece, 100>, object>;

/** The dollar bill. */
export const PAPER_MONEY = {
  base: '#CFE0C3',
  shade: '#A9C29A',
  frame: '#B5CDA6',
  face: '#DCEAD2',
  seal: '#C4D9B6',
  star: '#8FAF7E',
  ink: '#2C5230',
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
