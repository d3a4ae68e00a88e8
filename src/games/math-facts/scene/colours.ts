/** The colours of the coast road. */
export const COAST = {
  /** The sky of a cart at its fastest, from above. */
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
