/* The clocks, the time line, the hours and the days as a static picture, for pages without WebGL. */

import { FIRST, SAME, SECOND } from '../../../../machines/time-master/questions';
import type { TimeProblem } from '../../../../machines/time-master/time-problem';
import { box, curvedLine, disc, path, sector, stroke, textMarkup, transformMarkup } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import type { TimeMasterView } from '../view';
import { AMOUNT, LINE, WEEK_COLOURS } from './colours';
import { SMALL_RADIUS, towerDrawings } from './drawings';
import { jumpsOnLine } from './jumps';
import { amountAreas, type ClockPosition, dayArea, timeMasterLayout } from './layout';
import { getAmounts, getJumpTimes, getWeeks, hasHandsBefore } from './solution-steps';
import { RADIUS } from './town';

type Of<Type extends TimeProblem['type']> = Extract<TimeProblem, { readonly type: Type }>;

const drawings = towerDrawings();
const part = (name: string): string => drawings[name]?.inner ?? '';
const colour = (tint: number): string => `#${tint.toString(16).padStart(6, '0')}`;

const HOUR = 60;
const NUMBER = { at: 0.72, size: 34 } as const;
const BAR = { height: 10, beyond: 20 } as const;
const WEEK = 7;
const HOUR_UP = 22;
const NUMBER_BELOW = 66;
const LARGER = { upTo: 8, by: 1.15 } as const;

const NUMBERS = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index + 1) / 12) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle) * RADIUS * NUMBER.at, -Math.cos(angle) * RADIUS * NUMBER.at];
  return textMarkup(String(index + 1), x, y, NUMBER.size);
}).join('');

/** A clock at a time in minutes since midnight; null hides the hands. */
function clock({ x, y, radius }: ClockPosition, time: number | null): string {
  const hands =
    time === null
      ? ''
      : transformMarkup(part('hand hour'), { turn: ((time % (12 * HOUR)) / (12 * HOUR)) * 360 }) +
        transformMarkup(part('hand minute'), { turn: ((time % HOUR) / HOUR) * 360 }) +
        part('cap');
  return transformMarkup(NUMBERS + hands, { x, y, scale: radius / RADIUS });
}

function timeLine(view: View, asked: Of<'elapsedTime'>, isAnswered: boolean): string {
  const { line } = timeMasterLayout(view);
  const bar = (from: number, to: number, fill: string) =>
    box([from, line.y - BAR.height / 2, to - from, BAR.height], BAR.height / 2, fill);
  const post = (x: number) => box([x - 3, line.y - 16, 6, 32], 3, LINE.post);
  const jumps = isAnswered ? jumpsOnLine(asked, line) : [];
  const drawn = jumps.map(({ jump, from, to, height }, index) => {
    const fill = colour(LINE.jumps[jump.kind]);
    const top = line.y - BAR.height / 2;
    const arch = stroke(curvedLine([from, top], [(from + to) / 2, top - 2 * height], [to, top]), fill, 7);
    return bar(from, to, fill) + arch + (index < jumps.length - 1 ? post(to) : '');
  });
  const base = bar(line.left - BAR.beyond, line.right + BAR.beyond, colour(LINE.bar));
  return base + drawn.join('') + post(line.left) + post(line.right);
}

/** A sector of a clock face, clockwise from the top. */
function pie(progress: number, radius: number, fill: string): string {
  if (progress >= 1) return disc(0, 0, radius, fill);
  return path(sector(radius, -90, progress * 360 - 90), fill);
}

function amounts(view: View, asked: Of<'timeConversion'>, isAnswered: boolean): string {
  const isHours = asked.unit === 'minutes';
  const { size } = timeMasterLayout(view).amounts;
  const each = getAmounts(asked);
  const positions = amountAreas(view, each.length);
  const scale = !isHours && positions.length <= LARGER.upTo ? LARGER.by * size : size;
  return positions
    .map(({ x, y }, index) => {
      const amount = each[index] ?? 0;
      const number = isAnswered ? String(amount) : '';
      const fill = colour(isAnswered ? AMOUNT.done : AMOUNT.waiting);
      const inner = isHours
        ? part('face small') +
          pie(amount / HOUR, SMALL_RADIUS.hour * 0.78, fill) +
          transformMarkup(part('hand small'), { turn: isAnswered ? (amount / HOUR) * 360 : 0 }) +
          textMarkup(number, 0, NUMBER_BELOW, 34)
        : part('day') +
          (isAnswered ? transformMarkup(part('disc'), { scale: 1.1 }) + textMarkup(number, 0, 0, 30) : '');
      return transformMarkup(inner, { x, y: isHours ? y - HOUR_UP * size : y, scale });
    })
    .join('');
}

function week(view: View, asked: Of<'dateArithmetic'>, isAnswered: boolean): string {
  const { count, start } = getWeeks(asked);
  const way = Math.sign(asked.days);
  const steps = isAnswered ? Math.abs(asked.days) : 0;
  const tile = (day: number) => dayArea(view, Math.floor(day / WEEK), day % WEEK);
  const face = (day: number, fill: string) => {
    const { x, y, width, height } = tile(day);
    return box([x, y, width, height], 8, fill);
  };
  const days = Array.from({ length: count * WEEK }, (_, day) => face(day, WEEK_COLOURS.tile));
  const passed = Array.from({ length: steps }, (_, step) => {
    const day = start + way * (step + 1);
    const { x, y, width, height } = tile(day);
    const number = textMarkup(
      String(step + 1),
      x + width / 2,
      y + height / 2,
      height * 0.62,
      colour(WEEK_COLOURS.count),
    );
    return face(day, colour(WEEK_COLOURS.passed)) + number;
  });
  const { x, y, width, height } = tile(start);
  const token = transformMarkup(part('token'), {
    x: x + width / 2,
    y: y + height / 2,
    scale: Math.max(1, height / 45),
  });
  return days.join('') + passed.join('') + token;
}

function pair(view: View, asked: Of<'timeComparison'>, answer: number, isAnswered: boolean): string {
  const { pair: positions } = timeMasterLayout(view);
  const hasHands = isAnswered || hasHandsBefore(asked);
  return positions
    .map((position, index) => {
      const { time } = index === 0 ? asked.first : asked.second;
      const isCorrect = isAnswered && (answer === SAME || answer === (index === 0 ? FIRST : SECOND));
      const aside = position.radius * 0.82;
      const tick = isCorrect ? transformMarkup(part('right'), { x: position.x + aside, y: position.y - aside }) : '';
      return clock(position, hasHands ? time : null) + tick;
    })
    .join('');
}

/** The question, or once it is answered all steps of its solution together. */
export function drawStillPicture(view: View, { question, verdict }: TimeMasterView): string {
  const { asked, answer } = question;
  const isAnswered = verdict !== null;
  if (asked.type === 'timeComparison') return pair(view, asked, answer, isAnswered);
  if (asked.type === 'dateArithmetic') return week(view, asked, isAnswered);
  const { clock: position, reading } = timeMasterLayout(view);
  if (asked.type === 'clockReading') return clock(reading, isAnswered || hasHandsBefore(asked) ? asked.time : null);
  const stops = getJumpTimes(asked);
  const hands = position === null ? '' : clock(position, (isAnswered ? stops.at(-1) : stops[0]) ?? 0);
  return hands + (asked.type === 'elapsedTime' ? timeLine(view, asked, isAnswered) : amounts(view, asked, isAnswered));
}
