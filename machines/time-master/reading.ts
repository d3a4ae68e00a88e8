/* Questions that ask for the time on a clock, and the mistakes of children who read one. */
import { type Random, randomBoolean, shuffle, shuffledNumberAt } from '../core/random';
import { type Difficulty, RULES } from './rules';
import type { ClockReading } from './time-problem';
import { DAY, HALF_DAY, HOUR, wrapAround } from './times';

/** Minutes between two numbers of a clock face. */
const FIVE = 5;

const ANSWERS = {
  easy: { hands: 'words', figures: 'words' },
  medium: { hands: 'clock', figures: 'words' },
} as const;

/** Times are dealt, so that all of them are asked before one is repeated. */
export function readingAt(deal: Random, random: Random, difficulty: Difficulty, turn: number): ClockReading {
  const { step, withHands, afterNoon } = RULES.reading;
  const size = HALF_DAY / step[difficulty];
  const time = step[difficulty] * shuffledNumberAt(deal, size, turn % size);
  const hasHands = randomBoolean(random, withHands);
  if (difficulty !== 'hard') {
    const shows = hasHands ? 'hands' : 'figures';
    return { type: 'clockReading', time, shows, answers: ANSWERS[difficulty][shows] };
  }
  if (hasHands) return { type: 'clockReading', time, shows: 'hands', answers: 'clock' };
  const isAfterNoon = randomBoolean(random, afterNoon);
  return {
    type: 'clockReading',
    time: isAfterNoon ? time + HALF_DAY : time,
    shows: 'dayClock',
    answers: 'figures',
  };
}

export type ReadingMistake =
  /** Half past 3 read as quarter past 6: the hands were taken for each other. */
  | 'handsSwapped'
  /** 3:35 read as 4:35, because the short hand is nearer to the 4. */
  | 'nextHour'
  /** 3:35 read as 3:07: the number at the long hand. */
  | 'numberForMinutes'
  /** 25 to 4 for 25 past 3, or the other way round. */
  | 'pastForTo'
  /** AM instead of PM. */
  | 'otherHalf';

/** A time on the face of a clock. */
const onFace = (value: number): number => wrapAround(value, HALF_DAY);

/** The answer that each mistake leads to. Some are the right answer, or another mistake as well. */
export function readingMistakes({ time, shows }: ClockReading): readonly (readonly [ReadingMistake, number])[] {
  if (shows === 'dayClock') return [['otherHalf', wrapAround(time + HALF_DAY, DAY)]];
  const [hours, minutes] = [Math.floor(time / HOUR), time % HOUR];
  const mirrored: readonly [ReadingMistake, number] = ['pastForTo', hours * HOUR + ((HOUR - minutes) % HOUR)];
  const nextHour: readonly [ReadingMistake, number] = ['nextHour', onFace(time + HOUR)];
  if (shows === 'figures') return [nextHour, mirrored];
  const isOnNumber = minutes % FIVE === 0;
  return [
    ...(isOnNumber
      ? ([
          ['handsSwapped', onFace((minutes / FIVE) * HOUR + hours * FIVE)],
          // The long hand alone: half past 3 is read as 6 o'clock.
          ['handsSwapped', onFace((minutes / FIVE) * HOUR)],
          ['numberForMinutes', hours * HOUR + (minutes / FIVE || HOUR / FIVE)],
        ] as const)
      : []),
    // At a full hour the short hand is on its number.
    ...(minutes > 0 ? [nextHour] : []),
    mirrored,
  ];
}

/** All times of a clock that can be shown beside the answer: those of its half of the day, or of the day. */
function timesBeside({ time, shows }: ClockReading, step: number): readonly number[] {
  const [from, size] = shows === 'dayClock' ? [0, DAY] : [0, HALF_DAY];
  return Array.from({ length: size / step }, (_, index) => from + ((time + index * step) % size)).slice(1);
}

/** Wrong times, mistakes first. All of them differ, and are as exact as the clock. */
export function wrongReadings(random: Random, asked: ClockReading, step: number): readonly number[] {
  const mistakes = readingMistakes(asked).map(([, time]) => time);
  const near = [HOUR, -HOUR, step, -step, HALF_DAY / 2].map((away) => onFace(asked.time + away));
  const wrong = new Set([
    ...shuffle(random, mistakes),
    ...(asked.shows === 'dayClock' ? [] : shuffle(random, near)),
    ...shuffle(random, timesBeside(asked, step)),
  ]);
  return [...wrong].filter((time) => time !== asked.time && time % step === 0);
}
