import type { NightLook } from '../../../stage/night-colours';

/** Base colour and shade of each object in the garden. */
export const GARDEN = {
  sky: '#BFE9DC',
  discs: ['#D4F0E4', '#E2F6EC'],
  hill: '#A8DDB6',
  grass: '#8FCF8C',
  shadow: '#2E6B4A',
  hedge: { base: '#5FB07A', shade: '#3E8A5B', light: '#7BC592' },
  path: { base: '#F1E1BD', shade: '#D9C397' },
  plinth: { base: '#F3EEE6', shade: '#C6BCC4', cap: '#FFFAF1', capShade: '#D3C9CE' },
  column: { base: '#AAA4C4', shade: '#8C86A8' },
  halo: '#F2FBF6',
} as const;

/** At night, lamps light the sculpture, and the moon lights the hills. */
export const NIGHT: NightLook = {
  colours: {
    '#bfe9dc': '#1e2560',
    '#d4f0e4': '#273070',
    '#e2f6ec': '#333e84',
    '#a8ddb6': '#22505e',
    '#8fcf8c': '#1e4d4f',
    '#f2fbf6': '#dfe3fb',
    '#f3eee6': '#cfc6dc',
    '#fffaf1': '#e4dcec',
    '#ffd452': '#e0b23c',
    '#ff9a88': '#c9768a',
    '#ffc529': '#ffc529',
    '#369fef': '#369fef',
  },
  otherColours: 'moonlit',
  underSky: 'all',
  sky: '#bfe9dc',
};

/** Tints of the sculpture: its face, its sides before and after they are counted, and its depth. */
export const SCULPTURE = {
  face: 0xe9e0ff,
  side: 0x9a70fb,
  lit: 0xffc529,
  depth: 0x6a35d4,
  ink: 0x1b1b3a,
  total: 0x5727af,
} as const;
