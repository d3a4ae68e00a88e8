/* Place Value: the rules, for teachers who want to know what the children do. ¶ The child makes a
   number by putting digit cards into columns: ones, tens, hundreds and thousands. The number is
   given in figures, as a sum of its parts in any order, or in words. Easy numbers have two digits,
   medium ones three and hard ones four. A 0 often keeps one of the places. There are two cards
   too many, and one of all the cards is always a 0. Every third question asks which digit of a
   number is in one of its places. A round has ten questions of 60 seconds each and lasts 180
   seconds at most. The score is the number of correct answers. */
import { createRoundKind } from '../core/personal-bests';
import { pickOne, randomBoolean, randomInteger, seededRandom, shuffle } from '../core/random';
import type { TimeSetting } from '../core/time-setting';

export type Difficulty = 'easy' | 'medium' | 'hard';
/** How a number to make is given; or the question which digit is in a place. */
export type Form = 'figures' | 'parts' | 'words' | 'digit';

export interface Settings {
  readonly difficulty: Difficulty;
  readonly time: TimeSetting;
}

/** All constants of the rules. */
export const RULES = {
  digits: { easy: 2, medium: 3, hard: 4 },
  forms: { easy: ['figures', 'parts'], medium: ['figures', 'parts', 'words'], hard: ['parts', 'words'] },
  /** The chance that a digit after the first one is a 0. */
  zero: { easy: 0, medium: 0.5, hard: 0.7 },
  spareCards: 2,
  digitEvery: 3,
} as const;

export interface Question {
  readonly number: number;
  readonly form: Form;
  readonly value: number;
  /** What each digit except 0 is worth, in the order in which a sum of the parts is given. */
  readonly parts: readonly number[];
  readonly cards: readonly number[];
  /** The places to fill, from the largest; 0 for the ones. */
  readonly columns: readonly number[];
  /** The digits that belong in these columns, as one number. */
  readonly answer: number;
}

/** The digit of a number in a column; 0 for the ones. */
export const digitIn = (value: number, column: number): number => Math.floor(value / 10 ** column) % 10;

/** Question `number` (from 0) of the round with this seed. No digit is twice in its number. */
export function questionAt(seed: number, { difficulty }: Settings, number: number): Question {
  const random = seededRandom(seed, 'place-value', difficulty, number);
  const count = RULES.digits[difficulty];
  const drawn = shuffle(random, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const zeroAt = randomBoolean(random, RULES.zero[difficulty]) ? randomInteger(random, 1, count - 1) : count;
  const digits = drawn.slice(0, count).map((digit, at) => (at === zeroAt ? 0 : digit));
  const spare = [...(digits.includes(0) ? [] : [0]), ...drawn.slice(count)].slice(0, RULES.spareCards);
  const value = Number(digits.join(''));
  const columns = digits.map((_, at) => count - 1 - at);
  const parts = shuffle(random, columns).map((column) => digitIn(value, column) * 10 ** column);
  const question = { number, value, parts: parts.filter((part) => part > 0) };
  if (number % RULES.digitEvery === RULES.digitEvery - 1) {
    const column = randomInteger(random, 0, count - 1);
    return { ...question, form: 'digit', cards: digits, columns: [column], answer: digitIn(value, column) };
  }
  const form = pickOne(random, RULES.forms[difficulty]);
  return { ...question, form, cards: shuffle(random, [...digits, ...spare]), columns, answer: value };
}

/** The name under which the best scores of this kind of round are stored. */
export const getRoundKind = ({ difficulty, time }: Settings): string => createRoundKind(difficulty, time);
