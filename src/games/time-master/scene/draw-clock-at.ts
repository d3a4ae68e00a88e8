import { textMarkup, transformMarkup } from '../../../stage/drawing';
import { towerDrawings } from './drawings';
import type { ClockPosition } from './layout';
import { clockFace, RADIUS } from './town';

const drawings = towerDrawings();
const inner = (name: string): string => drawings[name]?.inner ?? '';

/** Distance of the numbers from the centre of the clock, in the clock's own units. */
const NUMBERS_AT = 108;

interface ClockTime {
  readonly hour: number;
  readonly minute: number;
}

interface Numbers {
  readonly shown: readonly number[];
  readonly size: number;
}

/** The hands of the tower's clock as SVG markup, in the clock's own units. */
export const drawHands = ({ hour, minute }: ClockTime): string =>
  transformMarkup(inner('hand hour'), { turn: (hour % 12) * 30 + minute / 2 }) +
  transformMarkup(inner('hand minute'), { turn: minute * 6 }) +
  inner('cap');

/** The tower's clock as SVG markup, showing only these numbers. Without a time it has no hands. */
export function drawClockAt({ x, y, radius }: ClockPosition, { shown, size }: Numbers, time?: ClockTime): string {
  const numbers = shown.map((number) => {
    const angle = ((number - 3) * Math.PI) / 6;
    return textMarkup(String(number), Math.cos(angle) * NUMBERS_AT, Math.sin(angle) * NUMBERS_AT, size);
  });
  return transformMarkup(
    clockFace({ x: 0, y: 0, radius: RADIUS }) + numbers.join('') + (time === undefined ? '' : drawHands(time)),
    { x, y, scale: radius / RADIUS },
  );
}
