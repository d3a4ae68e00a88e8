/* Wrong options: mistakes that children make, and values near the answer. */
import { createChoicesWithDistractors } from '../core/choices';
import { type Random, shuffle } from '../core/random';
import { wrongReadings } from './reading';
import { type Difficulty, RULES } from './rules';
import type { Conversion, DateArithmetic, ElapsedTime, TimeProblem } from './time-problem';
import { HOUR, WEEK, wrapAround } from './times';

/** The maximum number of typical mistakes among the wrong options. */
const MAX_DISTRACTORS = 2;

/** The answer and values near it, all multiples of a step. Typical mistakes that are not multiples are left out. */
function inSteps(random: Random, answer: number, distractors: readonly number[], step: number, within: number) {
  const fitting = distractors.filter((distractor) => distractor % step === 0).map((distractor) => distractor / step);
  const range = { count: RULES.options, within, min: 1, maxDistractors: MAX_DISTRACTORS };
  return createChoicesWithDistractors(random, answer / step, fitting, range).map((steps) => steps * step);
}

/** Mistakes: treating an hour as 100 minutes, forgetting the minutes, an hour too many or too few. */
function conversionOptions(random: Random, { hours, minutes }: Conversion, answer: number, level: 'easy' | 'medium') {
  const { optionStep, optionsWithin } = RULES.conversion[level];
  const distractors = [hours * 100 + minutes, hours * HOUR, answer + HOUR, answer - HOUR];
  return inSteps(random, answer, distractors, optionStep, optionsWithin);
}

/**
 * Mistakes: an hour too many or too few, and working out hours and minutes separately, so that from 3:45 to 5:20 is 2
 * hours and 25 minutes.
 */
function elapsedOptions(random: Random, asked: ElapsedTime, answer: number, level: 'easy' | 'medium') {
  const { step, optionsWithin } = RULES.elapsed[level];
  const { start } = asked;
  const distractors = elapsedDistractors(asked);
  const taken = asked.asks === 'length' ? distractors : distractors.map((distractor) => start + distractor);
  return inSteps(random, answer, taken, step, optionsWithin);
}

/** Wrong durations that children typically give. */
export function elapsedDistractors({ start, length }: ElapsedTime): readonly number[] {
  const end = start + length;
  const hours = Math.floor(end / HOUR) - Math.floor(start / HOUR);
  const apart = hours * HOUR + Math.abs((end % HOUR) - (start % HOUR));
  return [apart, length + HOUR, length - HOUR];
}

/** Mistakes: counting the first day, a day too many, the wrong direction. The remaining options are any other days. */
function dateOptions(random: Random, { day, days }: DateArithmetic, answer: number) {
  const distractors = shuffle(
    random,
    [answer - 1, answer + 1, day - days].map((slip) => wrapAround(slip, WEEK)),
  );
  const others = shuffle(
    random,
    Array.from({ length: WEEK }, (_, other) => other),
  );
  const wrong = new Set([...distractors.slice(0, MAX_DISTRACTORS), ...others].filter((other) => other !== answer));
  return shuffle(random, [answer, ...[...wrong].slice(0, RULES.options - 1)]);
}

/** Four options, one of them correct; the three options of a comparison; or null if the answer is typed. */
export function createOptions(
  random: Random,
  asked: TimeProblem,
  answer: number,
  difficulty: Difficulty,
): readonly number[] | null {
  if (asked.type === 'timeComparison') return [0, 1, 2];
  if (difficulty === 'hard') return null;
  switch (asked.type) {
    case 'timeConversion':
      return conversionOptions(random, asked, answer, difficulty);
    case 'elapsedTime':
      return elapsedOptions(random, asked, answer, difficulty);
    case 'dateArithmetic':
      return dateOptions(random, asked, answer);
    case 'clockReading': {
      const wrong = wrongReadings(random, asked, RULES.reading.step[difficulty]);
      return shuffle(random, [answer, ...wrong.slice(0, RULES.options - 1)]);
    }
  }
}
