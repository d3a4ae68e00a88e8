import type { Question } from '../../../machines/algebra-adventure/questions';

/** "3x", or "x" for a single crate. */
export const cratesText = (crates: number): string => (crates === 1 ? 'x' : `${crates}x`);

/** For example "x = 5" or "3x = 12". */
export const answerLine = ({ mode, crates, answer }: Question): string =>
  mode === 'substitute' ? `${cratesText(crates)} = ${answer}` : `x = ${answer}`;
