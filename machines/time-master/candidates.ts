/* Candidates for hard questions, whose answers are usually typed. */
import { createCandidates, createNumberCandidates } from '../core/candidates';
import type { Random } from '../core/random';
import { elapsedDistractors } from './options';
import type { Question } from './questions';
import { readingMistakes, wrongReadings } from './reading';
import { RULES } from './rules';
import type { ClockReading, Conversion, ElapsedTime } from './time-problem';
import { addMinutes, DAY, HALF_DAY, HOUR, WEEK } from './times';

const ALL_DAYS: readonly number[] = Array.from({ length: WEEK }, (_, day) => day);

/** Typical mistakes are counting 12 hours as a day, and being a day out in either direction. */
const hourCandidates = (random: Random, { days }: Conversion, answer: number): readonly number[] =>
  createNumberCandidates(random, {
    answer,
    slips: [(days * HALF_DAY) / HOUR, answer - DAY / HOUR, answer + DAY / HOUR],
    min: 1,
  });

/** In chronological order from the start, even past midnight. */
function elapsedCandidates(random: Random, asked: ElapsedTime): readonly number[] {
  const { asks, start, length } = asked;
  const { step } = RULES.elapsed.hard;
  // Mixing up AM and PM adds half a day.
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

/** Nine candidates, seven if the answer is a day of the week, or the question's own options if it is a comparison. */
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
