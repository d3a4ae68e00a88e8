/*
 * The code that carries a child's result from its own device to the class board: eight letters that hold the child's animal
 * and sail, the score and a random tag, but no name. No server hands out codes, so each code shows by itself that it is
 * intact and which round it belongs to.
 *
 * The first six letters encode a number: the animal, the sail, the score, and a random tag that tells apart two children with
 * the same animal, sail and score. The last two letters make the sum of all letters, and the sum weighted by position, equal to
 * values that depend on the round (a Reed-Solomon code modulo 19). This always detects one or two wrong letters and any two
 * swapped letters. It misses one in 361 of all other errors and of codes from other rounds.
 */
import { randomInteger, seededRandom } from './random';
import { correctRatio, STARS, starsOf, type Tally } from './stars';

/**
 * No vowels, so that codes spell no words, and no letters that look like a digit or like each other. The modulus is
 * prime.
 */
const ALPHABET = 'BCDFGHJKMNPQRSTVWXZ';
const BASE = ALPHABET.length;

export const CLASS_CODE = { animals: 18, sails: 4, maxQuestions: 63, tags: 314, signs: 8 } as const;

const { animals, sails, maxQuestions, tags, signs } = CLASS_CODE;
const NUMBER_LETTERS = signs - 2;
const NUMBERS = BASE ** NUMBER_LETTERS;
const TALLY_COUNT = ((maxQuestions + 1) * (maxQuestions + 2)) / 2;

/** Multiplying by SPREAD makes codes of neighbouring numbers look unrelated; GATHER is its inverse. */
const SPREAD = 29_075_455;
const GATHER = 10_335_934;

/** The round that a class plays. Everyone in it gets the same questions. */
export interface ClassRound {
  /** The id of the game. */
  readonly game: string;
  readonly seed: number;
}

/** How a child appears to its class: an animal in a boat with a sail, and a random tag. */
export interface ClassChild {
  readonly animal: number;
  readonly sail: number;
  readonly tag: number;
}

export interface ClassResult extends ClassChild {
  readonly right: number;
  readonly of: number;
}

/** Why a text is not a code of this round. */
export type ClassCodeError =
  | { readonly type: 'length'; readonly count: number }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'check' };

export type ClassCodeReading =
  | { readonly type: 'result'; readonly code: string; readonly result: ClassResult }
  | ClassCodeError;

/** The two check sums that codes of this round must have. */
function sumsOf({ game, seed }: ClassRound): readonly [plain: number, weighted: number] {
  const random = seededRandom(seed, 'class', game);
  return [randomInteger(random, 0, BASE - 1), randomInteger(random, 0, BASE - 1)];
}

const within = (value: number): number => ((value % BASE) + BASE) % BASE;

/** The plain and the weighted sum of these letters. */
function sumsUpTo(values: readonly number[]): readonly [plain: number, weighted: number] {
  return [
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value, index) => sum + value * (index + 1), 0),
  ];
}

/** Scales down a round with more questions than a code can hold. */
function scaledDown({ right, answers }: Tally): { readonly right: number; readonly of: number } {
  if (answers <= maxQuestions) return { right, of: answers };
  return { right: Math.round((right * maxQuestions) / answers), of: maxQuestions };
}

/** The code for a child's result in a round. */
export function classCodeOf(round: ClassRound, { animal, sail, tag }: ClassChild, tally: Tally): string {
  const { right, of } = scaledDown(tally);
  const number = ((animal * sails + sail) * TALLY_COUNT + (of * (of + 1)) / 2 + right) * tags + tag;
  let rest = (number * SPREAD) % NUMBERS;
  const values = Array.from({ length: NUMBER_LETTERS }, () => {
    const value = rest % BASE;
    rest = Math.floor(rest / BASE);
    return value;
  });
  const [plain, weighted] = sumsUpTo(values);
  const [expectedPlain, expectedWeighted] = sumsOf(round);
  // Solves both sums for the two check letters at positions seven and eight.
  const missing = expectedPlain - plain;
  const last = within(expectedWeighted - weighted - (signs - 1) * missing);
  return [...values, within(missing - last), last].map((value) => ALPHABET.charAt(value)).join('');
}

/** Reads a code of this round, or says why it is not one. */
export function readClassCode(round: ClassRound, text: string): ClassCodeReading {
  const code = text.toUpperCase();
  const foreign = Array.from(code).find((sign) => !ALPHABET.includes(sign));
  if (foreign !== undefined) return { type: 'sign', sign: foreign };
  if (code.length !== signs) return { type: 'length', count: code.length };
  const values = Array.from(code, (sign) => ALPHABET.indexOf(sign));
  const sums = sumsUpTo(values);
  const isWhole = sumsOf(round).every((wanted, index) => within(sums[index] ?? 0) === wanted);
  const number =
    (values.slice(0, NUMBER_LETTERS).reduceRight((all, value) => all * BASE + value, 0) * GATHER) % NUMBERS;
  const tallyAndChild = Math.floor(number / tags);
  const child = Math.floor(tallyAndChild / TALLY_COUNT);
  if (!isWhole || child >= animals * sails) return { type: 'check' };
  const tally = tallyAndChild % TALLY_COUNT;
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

/** The letters of a text without anything between them; this may or may not be a code. */
export const lettersOnly = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * The codes in a text that was typed or pasted. Each line is read on its own, ignoring anything between the letters. A line
 * that does not divide into whole codes is returned as one text, so that its error can be shown.
 */
export const splitCodes = (text: string): readonly string[] =>
  text
    .split(/[\n,;]+/)
    .map(lettersOnly)
    .flatMap((line) => (line.length % signs === 0 ? (line.match(/.{8}/gu) ?? []) : [line]));

export interface ClassScore {
  readonly children: number;
  readonly right: number;
  readonly stars: number;
}

/** The total of a class. Stars are worked out from the answers, so codes do not have to carry them. */
export const classScoreOf = (results: readonly ClassResult[]): ClassScore => ({
  children: results.length,
  right: results.reduce((sum, { right }) => sum + right, 0),
  stars: results.reduce(
    (sum, { right, of }) => sum + starsOf(correctRatio({ right, answers: of }, STARS.minQuestions)),
    0,
  ),
});
