import { CLASS_CODE, type ClassCodeError, type ClassResult } from '../../../machines/core/class-code';
import { ROLL, type Roll } from '../../../machines/core/class-roll';
import { animalName, sailorName } from '../../play/modes/class/animals';
import { formatNumber } from '../../ui/format';
import { capitalise } from '../../ui/number-to-word';

/** Longer text is not a code: it is the link to the round, or from some other QR code. */
const MAX_LETTERS = 18;

const LETTERS = `${CLASS_CODE.signs} to ${CLASS_CODE.withAnswers.max}`;

/** Why the text is not a code from this round, and what to do. */
export function codeErrorText(given: string, error: ClassCodeError): string {
  if (given.length > MAX_LETTERS)
    return `That is not a class code. A class code has ${LETTERS} letters and appears at the end of a round.`;
  const text = given.toUpperCase();
  switch (error.type) {
    case 'length':
      return error.count > CLASS_CODE.withAnswers.max
        ? `“${text}” has ${error.count} letters. A code has ${LETTERS}. If it is complete, it is from a newer version of this site. Reload this page to update it. The boats will still be here.`
        : `“${text}” has ${error.count} letters. A code has ${LETTERS}.`;
    case 'sign':
      return `“${text}” has ${error.sign}, which codes never use. Please check that letter again.`;
    case 'check':
      return `“${text}” is not a code from this round. Please check each letter again, and that none is missing.`;
  }
}

const MAX_REASONS = 3;

/** The first reasons why codes were refused, and how many more there are. */
export function summarizeErrors(reasons: readonly string[]): string {
  const more = reasons.length - MAX_REASONS;
  if (more <= 0) return reasons.join(' ');
  return [...reasons.slice(0, MAX_REASONS), `${formatNumber(more)} more ${more === 1 ? 'is' : 'are'} wrong too.`].join(
    ' ',
  );
}

export const tooLongText = 'This is too much text for one class. Please paste fewer codes at a time.';

/** Asks about codes when there are more of them than a class has children. */
export const waitingText = ({ aboard, waiting }: Roll): string =>
  `${formatNumber(aboard.length)} boats are here, and ${formatNumber(waiting.length)} more ${
    waiting.length === 1 ? 'is' : 'are'
  } waiting. Is your class really that big?`;

export const admitMoreText = ({ waiting }: Roll): string => `Let ${Math.min(ROLL.step, waiting.length)} more aboard`;

export const removedText = (result: ClassResult): string =>
  `${capitalise(`the ${sailorName(result)}`)} was taken away.`;

/** Welcomes the new children, by name if there is only one. It never reveals a score. */
export const welcomeText = (results: readonly ClassResult[]): string => {
  const [first] = results;
  if (first === undefined) return '';
  return results.length === 1
    ? `Welcome aboard: the ${sailorName(first)}!`
    : `Welcome aboard: ${results.length} animals!`;
};

export const alreadyHereText = (result: ClassResult): string =>
  `${capitalise(`the ${sailorName(result)}`)} is here already.`;

/** A child's name on the board and for screen readers. Children who chose the same animal are numbered. */
export interface BoardName {
  readonly short: string;
  readonly full: string;
}

/** The names of all children, in order. */
export function getBoardNames(results: readonly ClassResult[]): readonly BoardName[] {
  const counts = new Map<string, number>();
  return results.map((result) => {
    const full = capitalise(sailorName(result));
    const count = (counts.get(full) ?? 0) + 1;
    counts.set(full, count);
    const suffix = count === 1 ? '' : ` ${count}`;
    return { short: `${capitalise(animalName(result))}${suffix}`, full: `${full}${suffix}` };
  });
}

/** The CSV file of a class: on each line an animal, its correct answers and the number of questions. */
export function toCsv(results: readonly ClassResult[]): string {
  const names = getBoardNames(results);
  const lines = results.map(({ right, of }, index) => `${names[index]?.full ?? ''},${right},${of}`);
  return ['animal,right,of', ...lines].map((line) => `${line}\r\n`).join('');
}
