import type { ClassCodeError, ClassResult } from '../../../machines/core/class-code';
import { ROLL, type Roll } from '../../../machines/core/class-roll';
import { animalName, sailorName } from '../../play/class/animals';
import { sentenceStart } from '../../ui/count-word';
import { numberText } from '../../ui/format';

/** What is longer than this is not meant for the board: the link to the round, or a QR code of something else. */
const MAX_LETTERS = 16;

/** Why a text is no code of the round, and what to do. */
export function refusalOf(given: string, error: ClassCodeError): string {
  if (given.length > MAX_LETTERS)
    return 'This is another QR code or text. A code has 8 letters, and stands at the end of a round.';
  const text = given.toUpperCase();
  switch (error.type) {
    case 'length':
      return `“${text}” has ${error.count} letters. A code has 8.`;
    case 'sign':
      return `“${text}” has ${error.sign}, which is in no code. Please look at that letter again.`;
    case 'check':
      return `“${text}” is not a code of this round. Please look at each letter again.`;
  }
}

/** So many reasons are given at once. */
const MAX_REASONS = 3;

/** Why so many texts are no codes: the first reasons, and how many more there are. */
export function problemOf(reasons: readonly string[]): string {
  const more = reasons.length - MAX_REASONS;
  if (more <= 0) return reasons.join(' ');
  return [...reasons.slice(0, MAX_REASONS), `${numberText(more)} more ${more === 1 ? 'is' : 'are'} wrong too.`].join(
    ' ',
  );
}

/** What is said of a text that no class has written. */
export const tooLongText = 'This is far too much text for the codes of a class. Please paste fewer at a time.';

/** What is asked where more codes are brought than a class has children. */
export const waitingText = ({ aboard, waiting }: Roll): string =>
  `${numberText(aboard.length)} boats are here, and ${numberText(waiting.length)} more ${
    waiting.length === 1 ? 'is' : 'are'
  } waiting. Is your class that large?`;

/** What the button says that lets more aboard: so many at a time. */
export const letAboardText = ({ waiting }: Roll): string => `Let ${Math.min(ROLL.step, waiting.length)} more aboard`;

/** What is said of a boat that was taken away. */
export const awayText = (result: ClassResult): string =>
  `${sentenceStart(`the ${sailorName(result)}`)} was taken away.`;

/** What is said of those who have just come aboard; of one of them its name, and of nobody what it has reached. */
export const aboardText = (results: readonly ClassResult[]): string => {
  const [first] = results;
  if (first === undefined) return '';
  return results.length === 1
    ? `Welcome aboard: the ${sailorName(first)}!`
    : `Welcome aboard: ${results.length} animals!`;
};

/** What is said where all codes were taken before. */
export const aboardBeforeText = (result: ClassResult): string =>
  `${sentenceStart(`the ${sailorName(result)}`)} is here already.`;

/** A child's name on the board, and for those who listen; children who have chosen alike are counted. */
export interface NameOnBoard {
  readonly short: string;
  readonly full: string;
}

/** The names of all children of a class, in their order. */
export function namesOf(results: readonly ClassResult[]): readonly NameOnBoard[] {
  const counts = new Map<string, number>();
  return results.map((result) => {
    const full = sentenceStart(sailorName(result));
    const count = (counts.get(full) ?? 0) + 1;
    counts.set(full, count);
    const suffix = count === 1 ? '' : ` ${count}`;
    return { short: `${sentenceStart(animalName(result))}${suffix}`, full: `${full}${suffix}` };
  });
}

/** What a class brings home as a file: an animal in each line, with its right answers and of how many. */
export function csvOf(results: readonly ClassResult[]): string {
  const names = namesOf(results);
  const lines = results.map(({ right, of }, index) => `${names[index]?.full ?? ''},${right},${of}`);
  return ['animal,right,of', ...lines].map((line) => `${line}\r\n`).join('');
}
