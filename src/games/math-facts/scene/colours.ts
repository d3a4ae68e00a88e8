import type { NightLook } from '../../../stage/night-colours';

export const COAST = {
  /** The sky at top speed, from the top down. */
  turbo: { high: '#C9A7F5', middle: '#FFB0C4', low: '#FFD98A' },
  sky: '#A9E2F5',
  discs: ['#C4EBFB', '#D5F2FC'],
  sun: { rim: '#FFE9A8', disc: '#FFD860' },
  sea: { far: '#67C0E2', base: '#3FA9D6', near: '#2C93C4' },
  bank: { base: '#8CCB74', near: '#76B862' },
  road: { base: '#6B6788', edge: '#8A86A6', gutter: '#5E5A77' },
  sand: { base: '#E9CF9D', edge: '#F6E4BF' },
  plate: '#7FC4DC',
  balloon: {
    base: '#FFF8EC',
    shade: '#D9CDBF',
    passed: '#FFE7A0',
    passedShade: '#E0B040',
  },
} as const;

/** At night, the moon and the lighthouse shine, and the plate has a bright rim. */
export const NIGHT: NightLook = {
  colours: {
    '#a9e2f5': '#251f63',
    '#c4ebfb': '#2e2775',
    '#d5f2fc': '#3b3289',
    '#ffe9a8': '#fff3c9',
    '#ffd860': '#ffeaa6',
    '#67c0e2': '#2a5f88',
    '#3fa9d6': '#15496b',
    '#2c93c4': '#103d5e',
    '#7fc4dc': '#ffd452',
    '#ffd452': '#ffe38a',
    '#fff8ec': '#d8d2ee',
    '#ef5743': '#c24a5e',
    '#c93c2b': '#96354f',
    '#6b6788': '#3b3963',
  },
  otherColours: 'moonlit',
  underSky: 'all',
  sky: '#a9e2f5',
};
