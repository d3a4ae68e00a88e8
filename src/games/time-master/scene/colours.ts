/* The colours of the clock tower. Tints of parts that are drawn white are numbers, as Pixi has them. */
import { INK, PAPER } from '../../../stage/drawing';

export const TOWN = {
  sky: '#F6CDB8',
  discs: ['#FBD9C6', '#FDE5D4', '#FFF0DC'],
  cloud: { base: '#FFF3EA', shade: '#FBDCCB' },
  tower: {
    base: '#DE9A80',
    shade: '#AE6A56',
    foot: '#C9826B',
    footShade: '#9C5A4C',
    ledge: '#F3C7AA',
    line: '#B97862',
  },
  roof: { base: '#5B6BA8', shade: '#3E4A82' },
  houses: [
    ['#B99AC9', '#9C7DB0'],
    ['#C9A0B4', '#AC849A'],
    ['#A9A3D2', '#8A85B8'],
  ],
  wall: '#E6C6C0',
  windows: ['#A97F9A', '#FFE0A0'],
  bird: '#8A6A94',
  plateEdge: '#EBBFA8',
} as const;

export const CLOCK = {
  rim: '#F6CF7B',
  rimShade: '#C48D2A',
  ring: '#D8C7A6',
  face: PAPER,
  minuteTick: '#A79BC0',
  hour: ['#EF5743', '#B93A2A'],
  minute: ['#3F3A7A', '#28245A'],
  shadow: '#3B2A5C',
  ink: 0x1b1b3a,
} as const;

/** Before the answer, and the three jumps after it. */
export const LINE = { bar: 0xd9cfe6, post: INK, jumps: { toHour: 0xef5743, hours: 0x7f4deb, rest: 0x0b9c92 } } as const;

/** What an hour and its sweep look like, the days, and the count on them. */
export const AMOUNT = { waiting: 0xffe38a, done: 0xf7b53c, day: '#BDEBFA', night: '#3F3A7A', ink: 0x1b1b3a } as const;

export const WEEK_COLOURS = { tile: '#FFF3DF', edge: '#EBBFA8', passed: 0x93e4d9, count: 0x0a4a47 } as const;
