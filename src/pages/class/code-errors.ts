import { CLASS_CODE, type ClassCodeError } from '../../../machines/core/class-code';
import { text } from './text';

/** Longer text is not a code: it is the link to the round, or from some other QR code. */
const MAX_LETTERS = 18;

const { errors } = text;

/** Why the text is not a code from this round, and what to do. */
export function codeErrorText(given: string, error: ClassCodeError): string {
  if (given.length > MAX_LETTERS) return errors.notACode;
  const code = given.toUpperCase();
  switch (error.type) {
    case 'length':
      return error.count > CLASS_CODE.withAnswers.max
        ? errors.tooLong(code, error.count)
        : errors.length(code, error.count);
    case 'sign':
      return errors.sign(code, error.sign);
    case 'check':
      return errors.check(code);
  }
}

const MAX_REASONS = 3;

/** The first reasons why codes were refused, and how many more there are. */
export function summarizeErrors(reasons: readonly string[]): string {
  const more = reasons.length - MAX_REASONS;
  const sentences = more <= 0 ? reasons : [...reasons.slice(0, MAX_REASONS), errors.more(more)];
  return sentences.join(' ');
}
