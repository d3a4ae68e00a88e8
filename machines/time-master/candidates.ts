/* Candidates for answers that are typed in the hard questions. */
import { createCandidates, createNumberCandidates } from '../core/candidates';
import type { Random } from '../core/random';
import { elapsedDistractors } from './options';
import type { Question } from './questions';
import { readingMistakes, wrongReadings } from './reading';
import { RULES } from './rules';
import type { ClockReading, Conversion, ElapsedTime } from './time-problem';
import { addMinutes, DAY, HALF_DAY, HOUR, WEEK } from './times';

const ALL_DAYS: readonly number[] = Array.from({ length: WEEK }, (_, day) => day);

/** Mistakes: only the twelve hours of a clock face, a day too many or too few. */
const hourCandidates = (random: Random, { days }: Conversion, answer: number): readonly number[] =>
  createNumberCandidates(random, {
    answer,
    slips: [(days * HALF_DAY) / HOUR, answer - DAY / HOUR, answer + DAY / HOUR],
    min: 1,
  });

/** In the order in which they are reached after the start, also past midnight. */
function elapsedCandidates(random: Random, asked: ElapsedTime): readonly number[] {
  const { asks, start, length } = asked;
  const { step } = RULES.elapsed.hard;
  // AM for PM: half a day more.
  const slips = [...elapsedDistractors(asked), ...(asks === 'end' ? [length + HALF_DAY] : [])];
  const lengths = createNumberCandidates(random, { answer: length, slips, min: step, max: DAY - step, step });
  return asks === 'length' ? lengths : lengths.map((one) => addMinutes(start, one));
}

/** In the order of the clock, from midnight. */
const readingCandidates = (random: Random, asked: ClockReading): readonly number[] =>
  createCandidates(random, {
    answer: asked.time,
    others: [readingMistakes(asked).map(([, time]) => time), wrongReadings(random, asked, RULES.reading.step.hard)],
    compare: (one, other) => one - other,
  });

/** Up to nine answers to choose from, for a question whose answer is typed. There are only seven days. */
export function createTimeCandidates(random: Random, { asked, answer, options }: Question): readonly number[] {
  switch (asked.type) {
    case 'timeConversion':
      return hourCandidates(random, asked, answer);
    case 'elapsedTime':
      return elapsedCandidates(random, asked);
    case 'dateArithmetic':
      return ALL_DAYS;
    case 'timeComparison':
      return options ?? [];
    case 'clockReading':
      return readingCandidates(random, asked);
  }
}
