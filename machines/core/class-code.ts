/*
 * The code that takes a child's result from their device to the class board. Its eight letters contain the child's
 * animal and sail, a random tag and the score, but no name. No server issues the codes, so the code itself has to show
 * that it is intact and which round it belongs to.
 *
 * The first six letters encode a number made of the animal, the sail, the score and the tag, which distinguishes two
 * children with the same animal and score. The last two letters are chosen so that the sum of all letters, and the sum
 * weighted by position, have values that depend on the round (a Reed-Solomon code modulo 19). This always detects one
 * or two wrong letters and any two swapped letters. Of all other errors, and of codes from other rounds, one in 361
 * goes undetected.
 */
import { randomInteger, seededRandom } from './random';
import { correctRatio, STARS, type Tally, toStars } from './stars';

/**
 * No vowels, so that codes do not spell words, and no letters that look like digits or like each other. The number of
 * letters is prime because it is the modulus.
 */
const ALPHABET = 'BCDFGHJKMNPQRSTVWXZ';
const BASE = ALPHABET.length;

export const CLASS_CODE = { animals: 18, sails: 4, maxQuestions: 63, tags: 314, signs: 8 } as const;

const { animals, sails, maxQuestions, tags, signs } = CLASS_CODE;
const NUMBER_LETTERS = signs - 2;
const NUMBERS = BASE ** NUMBER_LETTERS;
const TALLY_COUNT = ((maxQuestions + 1) * (maxQuestions + 2)) / 2;

/** Multiplying by SPREAD makes the codes of neighbouring numbers look unrelated. GATHER is its inverse. */
const SPREAD = 29_075_455;
const GATHER = 10_335_934;

/** The round that a class plays. All its children get the same questions. */
export interface ClassRound {
  /** The game's id. */
  readonly game: string;
  readonly seed: number;
}

/**
 * A child's appearance on the class board: an animal in a boat with a sail. The random tag separates children who look
 * alike.
 */
export interface ClassChild {
  readonly animal: number;
  readonly sail: number;
  readonly tag: number;
}

export interface ClassResult extends ClassChild {
  readonly right: number;
  readonly of: number;
}

/** Why a string is not a code for this round. */
export type ClassCodeError =
  | { readonly type: 'length'; readonly count: number }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'check' };

export type ClassCodeResult =
  | { readonly type: 'result'; readonly code: string; readonly result: ClassResult }
  | ClassCodeError;

/** The two check sums that this round's codes must have. */
function sumsOf({ game, seed }: ClassRound): readonly [plain: number, weighted: number] {
  const random = seededRandom(seed, 'class', game);
  return [randomInteger(random, 0, BASE - 1), randomInteger(random, 0, BASE - 1)];
}

const within = (value: number): number => ((value % BASE) + BASE) % BASE;

function sumsUpTo(values: readonly number[]): readonly [plain: number, weighted: number] {
  return [
    values.reduce((sum, value) => sum + value, 0),
    values.reduce((sum, value, index) => sum + value * (index + 1), 0),
  ];
}

/** Scales down the score of a round with more questions than a code can hold. */
function scaledDown({ right, answers }: Tally): { readonly right: number; readonly of: number } {
  if (answers <= maxQuestions) return { right, of: answers };
  return { right: Math.round((right * maxQuestions) / answers), of: maxQuestions };
}

/** The code for a child's result in a round. */
export function createClassCode(round: ClassRound, { animal, sail, tag }: ClassChild, tally: Tally): string {
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
  // Finds the two check letters, in positions seven and eight, that give both sums the required values.
  const missing = expectedPlain - plain;
  const last = within(expectedWeighted - weighted - (signs - 1) * missing);
  return [...values, within(missing - last), last].map((value) => ALPHABET.charAt(value)).join('');
}

/** Reads a class code for this round, or says why the text is not one. */
export function parseClassCode(round: ClassRound, text: string): ClassCodeResult {
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

/** Removes everything except letters. The result may or may not be a code. */
export const stripNonLetters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * The codes in typed or pasted text. Each line is read separately, and anything between the letters is ignored. If a
 * line cannot be divided into whole codes, it is returned as a single string, so that its error can be shown.
 */
export const splitCodes = (text: string): readonly string[] =>
  text
    .split(/[\n,;]+/)
    .map(stripNonLetters)
    .flatMap((line) => (line.length % signs === 0 ? (line.match(/.{8}/gu) ?? []) : [line]));

export interface ClassScore {
  readonly children: number;
  readonly right: number;
  readonly stars: number;
}

/** A class's total score. Stars are calculated from the answers, so codes do not have to contain them. */
export const calculateClassScore = (results: readonly ClassResult[]): ClassScore => ({
  children: results.length,
  right: results.reduce((sum, { right }) => sum + right, 0),
  stars: results.reduce(
    (sum, { right, of }) => sum + toStars(correctRatio({ right, answers: of }, STARS.minQuestions)),
    0,
  ),
});
