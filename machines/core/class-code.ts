/*
 * The code that takes a child's result from their device to the class board. It contains the child's animal and sail, a
 * random tag and which answers were right, but no name. No server issues the codes, so the code itself has to show that
 * it is intact and which round it belongs to, with two letters that check the others (`class-letters.ts`).
 *
 * A code has 9 letters for up to 10 answers, 13 for 25 answers and up to 15 for longer rounds. One letter is redundant,
 * so 18 in 19 letter sequences that pass the check are still not codes. A code of 8 letters has the score only. It is used
 * when it is not known which questions the child was asked, and by earlier versions of the site.
 */
import { indexOfScore, MAX_QUESTIONS, packAnswers, scaleDown, scoreAtIndex, unpackAnswers } from './class-answers';
import {
  CHECK_LETTERS,
  type CodeKey,
  countNumbers,
  findInvalidCharacter,
  getCheckSums,
  readCode,
  writeCode,
} from './class-letters';
import { correctRatio, STARS, type Tally, toStars } from './stars';

export const CLASS_CODE = {
  animals: 18,
  sails: 4,
  maxQuestions: MAX_QUESTIONS,
  tags: 314,
  /** The number of letters without the answers. */
  signs: 8,
  /** The number of letters with the answers. */
  withAnswers: { min: 9, max: 15 },
} as const;

const { animals, sails, maxQuestions, tags, signs, withAnswers } = CLASS_CODE;
const NUMBER_LETTERS = signs - CHECK_LETTERS;
const TALLY_COUNT = ((maxQuestions + 1) * (maxQuestions + 2)) / 2;
const CHILDREN = animals * sails * tags;

/** The round that a class plays. All its children get the same questions. */
export interface ClassRound {
  /** The game's id. */
  readonly game: string;
  readonly seed: number;
  /** The settings that, with the seed, determine the questions. */
  readonly settings?: string;
  /** The number of questions, if it is fixed. */
  readonly questions?: number;
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
  /** Whether each answer was right, in order; the first ones of a long round. Absent if the code does not say. */
  readonly answers?: readonly boolean[];
}

/** Why a string is not a code for this round. */
export type ClassCodeError =
  | { readonly type: 'length'; readonly count: number }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'check' };

export type ClassCodeResult =
  | { readonly type: 'result'; readonly code: string; readonly result: ClassResult }
  | ClassCodeError;

const keyOfScore = ({ game, seed }: ClassRound): CodeKey => ({
  spread: 29_075_455n,
  sums: getCheckSums(seed, 'class', game),
});
/** The key differs for children who got different questions from the same seed. */
const keyOfAnswers = ({ game, seed, settings = '' }: ClassRound): CodeKey => ({
  spread: 2_971_215_073n,
  sums: getCheckSums(seed, 'class answers', game, settings),
});

const indexOfChild = ({ animal, sail, tag }: ClassChild): number => (animal * sails + sail) * tags + tag;

function childAtIndex(index: number): ClassChild {
  const look = Math.floor(index / tags);
  return { animal: Math.floor(look / sails), sail: look % sails, tag: index % tags };
}

/**
 * The code for a child's result in a round, with its answers in order if they are given. No code begins with another
 * one for the same round, because the board accepts a code as soon as its last letter is typed. To make sure of that,
 * the tag can be another one than the child's.
 */
export function createClassCode(
  round: ClassRound,
  child: ClassChild,
  tally: Tally,
  answers: readonly boolean[] = [],
): string {
  if (answers.length === 0) return createScoreCode(round, child, tally);
  const packed = packAnswers(answers, tally);
  for (let turn = 0; ; turn++) {
    const code = createAnswerCode(round, { ...child, tag: (child.tag + turn) % tags }, packed);
    if (turn === tags || !beginsWithCode(round, code)) return code;
  }
}

const beginsWithCode = (round: ClassRound, code: string): boolean =>
  Array.from({ length: code.length - signs }, (_, index) => code.slice(0, signs + index)).some(
    (start) => parseClassCode(round, start).type === 'result',
  );

function createAnswerCode(round: ClassRound, child: ClassChild, packed: number): string {
  const number = packed * CHILDREN + indexOfChild(child);
  return writeCode(number, countLetters(number), keyOfAnswers(round));
}

/** One letter more than the number needs, and not fewer than the shortest code has. */
function countLetters(number: number): number {
  let letters = withAnswers.min - CHECK_LETTERS;
  while (number >= countNumbers(letters - 1)) letters += 1;
  return letters;
}

function createScoreCode(round: ClassRound, { animal, sail, tag }: ClassChild, tally: Tally): string {
  const number = ((animal * sails + sail) * TALLY_COUNT + indexOfScore(scaleDown(tally))) * tags + tag;
  return writeCode(number, NUMBER_LETTERS, keyOfScore(round));
}

/** Reads a class code for this round, or says why the text is not one. */
export function parseClassCode(round: ClassRound, text: string): ClassCodeResult {
  const code = text.toUpperCase();
  const foreign = findInvalidCharacter(code);
  if (foreign !== undefined) return { type: 'sign', sign: foreign };
  if (code.length < signs || code.length > withAnswers.max) return { type: 'length', count: code.length };
  const result = code.length === signs ? readScore(round, code) : readAnswers(round, code);
  return result === null ? { type: 'check' } : { type: 'result', code, result };
}

function readScore(round: ClassRound, code: string): ClassResult | null {
  const number = readCode(code, keyOfScore(round));
  if (number === null) return null;
  const tallyAndChild = Math.floor(number / tags);
  const look = Math.floor(tallyAndChild / TALLY_COUNT);
  if (look >= animals * sails) return null;
  return { ...childAtIndex(look * tags + (number % tags)), ...scoreAtIndex(tallyAndChild % TALLY_COUNT) };
}

function readAnswers(round: ClassRound, code: string): ClassResult | null {
  const number = readCode(code, keyOfAnswers(round));
  if (number === null || countLetters(number) !== code.length - CHECK_LETTERS) return null;
  const packed = unpackAnswers(Math.floor(number / CHILDREN));
  if (packed === null || packed.of > (round.questions ?? maxQuestions)) return null;
  return { ...childAtIndex(number % CHILDREN), ...packed };
}

/** Removes everything except letters. The result may or may not be a code. */
export const stripNonLetters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

const LENGTHS = Array.from({ length: withAnswers.max - signs + 1 }, (_, index) => signs + index);

/**
 * The codes in typed or pasted text. Each line is read separately, and anything between the letters is ignored. If a
 * line is longer than a code, it is divided into codes of one length, which is the length that gives codes of the round
 * if several are possible. If it cannot be divided, it is returned as a single string, so that its error can be shown.
 */
export const splitCodes = (text: string, round?: ClassRound): readonly string[] =>
  text
    .split(/[\n,;]+/)
    .map(stripNonLetters)
    .flatMap((line) => splitLine(line, round));

function splitLine(line: string, round: ClassRound | undefined): readonly string[] {
  if (line === '') return [];
  if (line.length <= withAnswers.max) return [line];
  const ways = LENGTHS.filter((length) => line.length % length === 0).map((length) =>
    Array.from({ length: line.length / length }, (_, index) => line.slice(index * length, (index + 1) * length)),
  );
  const isRead = (code: string): boolean => round !== undefined && parseClassCode(round, code).type === 'result';
  return ways.find((codes) => codes.some(isRead)) ?? ways[0] ?? [line];
}

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
