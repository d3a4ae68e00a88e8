export const COAST = {
  sky: ['#141B46', '#1C2659', '#26336F', '#33437F'],
  star: '#F6E7B0',
  moon: ['#E8D9A0', '#FFF3C9'],
  sea: ['#17305F', '#1D3B70', '#264A82'],
  land: ['#131A3C', '#1B2450'],
  road: ['#4B4A78', '#5F5D90'],
  verge: '#222C5C',
  post: '#7A7DAF',
  glass: '#39416F',
} as const;
