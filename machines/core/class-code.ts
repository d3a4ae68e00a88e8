/*
 * What a child brings from its own device to the board of its class: eight letters that hold its animal and how its round
 * went. Nothing else is in them, and nobody's name. There is no server that could hand out codes, so each says by itself
 * that it is whole and of which round it is.
 *
 * The first six letters are a number: the animal, the right answers of all, and a tag by chance, which keeps two children
 * apart who have chosen alike and reached the same. The last two make the sum of all letters, and the sum of all letters
 * times where they stand, what the round asks for (a Reed-Solomon code modulo 19). So one wrong letter, two wrong letters
 * and any two that have changed places are always found out; of other damage, and of codes of other rounds, one in 361 is
 * not.
 */
import { seededRandom, wholeBetween } from './random';
import { ratioOf, STARS, starsOf, type Tally } from './stars';

/** No vowel, so that no word comes out, and none that looks like a figure or like another: their number is prime. */
const ALPHABET = 'BCDFGHJKMNPQRSTVWXZ';
const BASE = ALPHABET.length;

/** Every number of the codes. */
export const CLASS_CODE = { animals: 18, sails: 4, maxQuestions: 63, tags: 314, signs: 8 } as const;

const { animals, sails, maxQuestions, tags, signs } = CLASS_CODE;
const NUMBER_SIGNS = signs - 2;
const NUMBERS = BASE ** NUMBER_SIGNS;
const TALLIES = ((maxQuestions + 1) * (maxQuestions + 2)) / 2;

/** Numbers side by side become codes that have nothing alike: by multiplying, which the second number undoes. */
const SPREAD = 29_075_455;
const GATHER = 10_335_934;

/** Which round a class plays: every one of it the same questions. */
export interface ClassRound {
  /** The game, by its id. */
  readonly game: string;
  readonly seed: number;
}

/** Who a child is to its class: an animal in a boat with a sail, and what chance has added. */
export interface ClassChild {
  readonly animal: number;
  readonly sail: number;
  readonly tag: number;
}

/** What a child has reached, as its code has it. */
export interface ClassResult extends ClassChild {
  readonly right: number;
  readonly of: number;
}

/** Why a text is no code of the round. */
export type ClassCodeError =
  | { readonly type: 'length'; readonly count: number }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'check' };

/** What a code says. */
export type ReadCode =
  | { readonly type: 'result'; readonly code: string; readonly result: ClassResult }
  | ClassCodeError;

/** The two sums that a round asks of the letters of its codes. */
function sumsOf({ game, seed }: ClassRound): readonly [plain: number, weighted: number] {
  const random = seededRandom(seed, 'class', game);
  return [wholeBetween(random, 0, BASE - 1), wholeBetween(random, 0, BASE - 1)];
}

const within = (value: number): number => ((value % BASE) + BASE) % BASE;

/** The sums of so many first letters of a code. */
function sumsUpTo(values: readonly number[]): readonly [plain: number, weighted: number] {
  return [
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value, index) => sum + value * (index + 1), 0),
  ];
}

/** A round of more questions than a code can count is made smaller, in the same proportion. */
function fitted({ right, answers }: Tally): { readonly right: number; readonly of: number } {
  if (answers <= maxQuestions) return { right, of: answers };
  return { right: Math.round((right * maxQuestions) / answers), of: maxQuestions };
}

/** The code of a child that has answered so in a round. */
export function classCodeOf(round: ClassRound, { animal, sail, tag }: ClassChild, tally: Tally): string {
  const { right, of } = fitted(tally);
  const number = ((animal * sails + sail) * TALLIES + (of * (of + 1)) / 2 + right) * tags + tag;
  let rest = (number * SPREAD) % NUMBERS;
  const values = Array.from({ length: NUMBER_SIGNS }, () => {
    const value = rest % BASE;
    rest = Math.floor(rest / BASE);
    return value;
  });
  const [plain, weighted] = sumsUpTo(values);
  const [wantedPlain, wantedWeighted] = sumsOf(round);
  // What is missing of both sums, in two letters that stand on the seventh place and on the eighth.
  const missing = wantedPlain - plain;
  const last = within(wantedWeighted - weighted - (signs - 1) * missing);
  return [...values, within(missing - last), last].map((value) => ALPHABET.charAt(value)).join('');
}

/** What a code of a round says, or why it is none. */
export function readClassCode(round: ClassRound, text: string): ReadCode {
  const code = text.toUpperCase();
  const foreign = Array.from(code).find((sign) => !ALPHABET.includes(sign));
  if (foreign !== undefined) return { type: 'sign', sign: foreign };
  if (code.length !== signs) return { type: 'length', count: code.length };
  const values = Array.from(code, (sign) => ALPHABET.indexOf(sign));
  const sums = sumsUpTo(values);
  const isWhole = sumsOf(round).every((wanted, index) => within(sums[index] ?? 0) === wanted);
  const number = (values.slice(0, NUMBER_SIGNS).reduceRight((all, value) => all * BASE + value, 0) * GATHER) % NUMBERS;
  const tallyAndChild = Math.floor(number / tags);
  const child = Math.floor(tallyAndChild / TALLIES);
  if (!isWhole || child >= animals * sails) return { type: 'check' };
  const tally = tallyAndChild % TALLIES;
  const of = Math.floor((Math.sqrt(8 * tally + 1) - 1) / 2);
  const result: ClassResult = {
    animal: Math.floor(child / sails),
    sail: child % sails,
    tag: number % tags,
    right: tally - (of * (of + 1)) / 2,
    of,
  };
  return { type: 'result', code, result };
}

/** The letters of a text, whatever stands between them: one code, or no code at all. */
export const codeIn = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * The codes in a text, be it one that was typed or many that were pasted: each line by itself, whatever stands between the
 * letters. A line that is no row of whole codes is one text, for its error to be said.
 */
export const codesIn = (text: string): readonly string[] =>
  text
    .split(/[\n,;]+/)
    .map(codeIn)
    .flatMap((line) => (line.length % signs === 0 ? (line.match(/.{8}/gu) ?? []) : [line]));

/** What a class has reached together. */
export interface ClassSum {
  readonly children: number;
  readonly right: number;
  readonly stars: number;
}

/** The sum of all. The stars of each follow from its answers, so no code has to hold them. */
export const sumOfClass = (results: readonly ClassResult[]): ClassSum => ({
  children: results.length,
  right: results.reduce((sum, { right }) => sum + right, 0),
  stars: results.reduce((sum, { right, of }) => sum + starsOf(ratioOf({ right, answers: of }, STARS.minQuestions)), 0),
});
