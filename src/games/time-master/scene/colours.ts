/* The colours of the clock tower. Tints of parts that are drawn white are numbers, as Pixi expects. */
import { INK } from '../../../stage/drawing';
import type { NightLook } from '../../../stage/night-colours';

export const TOWN = {
  sky: '#F6CDB8',
  post: { base: '#5B6BA8', shade: '#3E4A82' },
  roofs: [
    { roof: '#B99AC9', 'roof-shade': '#9C7DB0' },
    { roof: '#C9A0B4', 'roof-shade': '#AC849A' },
    { roof: '#A9A3D2', 'roof-shade': '#8A85B8' },
  ],
  plateEdge: '#EBBFA8',
} as const;

/** At night, the moon is behind the tower, and all windows are lit. */
export const NIGHT: NightLook = {
  colours: {
    '#f6cdb8': '#2a235f',
    '#fbd9c6': '#332a70',
    '#fde5d4': '#3f3582',
    '#fff0dc': '#ffeaa6',
    '#fff3ea': '#4c4292',
    '#fbdccb': '#3c3380',
    '#ffe0a0': '#ffd452',
    '#f6cf7b': '#ffd98a',
    '#c48d2a': '#c48d2a',
    '#fb7560': '#ef5743',
    '#ef5743': '#ef5743',
    '#ebbfa8': '#ffd452',
  },
  otherColours: 'moonlit',
  underSky: 'all',
  sky: '#f6cdb8',
};

export const CLOCK = { ink: 0x1b1b3a } as const;

/** The line before the answer, and the three jumps after it. */
export const LINE = { bar: 0xd9cfe6, post: INK, jumps: { toHour: 0xef5743, hours: 0x7f4deb, rest: 0x0b9c92 } } as const;

/** Tints of an hour and its sweep, of the days, and of the numbers on them. */
export const AMOUNT = { waiting: 0xffe38a, done: 0xf7b53c, ink: 0x1b1b3a } as const;

export const WEEK_COLOURS = { tile: '#FFF3DF', passed: 0x93e4d9, count: 0x0a4a47 } as const;
