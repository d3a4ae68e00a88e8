import type { Fraction } from '../../../machines/core/fraction';

/** Part of a line: text, or a fraction that is shown with its numerator on top. */
export type Term = string | Fraction;
