/* The colours of the clock tower. Tints of parts that are drawn white are numbers, as Pixi has them. */
import { INK } from '../../../stage/drawing';

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

export const CLOCK = { ink: 0x1b1b3a } as const;

/** Before the answer, and the three jumps after it. */
export const LINE = { bar: 0xd9cfe6, post: INK, jumps: { toHour: 0xef5743, hours: 0x7f4deb, rest: 0x0b9c92 } } as const;

/** What an hour and its sweep look like, the days, and the count on them. */
export const AMOUNT = { waiting: 0xffe38a, done: 0xf7b53c, ink: 0x1b1b3a } as const;

export const WEEK_COLOURS = { tile: '#FFF3DF', passed: 0x93e4d9, count: 0x0a4a47 } as const;
