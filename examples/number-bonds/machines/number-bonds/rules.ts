/* Number Bonds: the rules, for teachers who want to know what the children do. ¶ A whole is
   split into two parts, and one of them is hidden. The child picks the missing part from four
   options. Easy makes 5, medium 10, hard 20. A round has ten questions of 60 seconds each and
   lasts 180 seconds at most. The score is the number of correct answers. */

import { createChoices } from '../core/choices';
import { createRoundKind } from '../core/personal-bests';
import { randomInteger, seededRandom } from '../core/random';
import type { TimeSetting } from '../core/time-setting';

export type Difficulty = 'easy' | 'medium' | 'hard';

export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** All constants of the rules. */
export const RULES = {
  whole: { easy: 5, medium: 10, hard: 20 },
  choices: { count: 4, within: 3, min: 0 },
} as const;

/** A whole, the part that is shown, and the part to find. */
export interface Question {
  readonly number: number;
  readonly whole: number;
  readonly known: number;
  readonly answer: number;
  readonly options: readonly number[];
}

/** Question `number` (from 0) of the round with this seed. */
export function questionAt(seed: number, { difficulty }: Settings, number: number): Question {
  const random = seededRandom(seed, 'number-bonds', difficulty, number);
  const whole = RULES.whole[difficulty];
  const known = randomInteger(random, 1, whole - 1);
  const answer = whole - known;
  return { number, whole, known, answer, options: createChoices(random, answer, RULES.choices) };
}

/** The name under which the best scores of this kind of round are stored. */
export const getRoundKind = ({ difficulty, time }: Settings): string => createRoundKind(difficulty, time);
