import { DECIMAL_SIGN, FIRST_DAY } from '../locale/notation';
import { createStore } from './page-store';

/** How numbers are written and read on this page, if not as the language itself does. */
export interface PageNotation {
  /** Rewrites text with numbers. It must not be applied twice. */
  readonly write: (text: string) => string;
  /** The digits 0 to 9. */
  readonly digits: string;
  readonly decimal: string;
  /** Characters that scenes need in addition to theirs. */
  readonly characters: string;
  /** The first day of a week, from Monday (0) to Sunday (6). */
  readonly firstDay: number;
  /** Typed text as games read it. */
  readonly read: (typed: string) => Reading;
}

interface Reading {
  readonly text: string;
  /** Why a number in the text is not clear. */
  readonly problem?: string;
}

/** Null until a notation is chosen (src/notation), so that nobody else loads its code. */
export const notationStore = createStore<PageNotation | null>(null);

/** The sign before decimals. */
export const getDecimalSign = (): string => notationStore.read()?.decimal ?? DECIMAL_SIGN;

/** The first day of a week, from Monday (0) to Sunday (6). */
export const getFirstDay = (): number => notationStore.read()?.firstDay ?? FIRST_DAY;

/** Text that the page rewrites by itself, where it is in a field. */
export const writeText = (text: string): string => notationStore.read()?.write(text) ?? text;

/** Text that someone types, in the digits of the page. */
export const writeTyped = (typed: string): string => {
  const { digits } = notationStore.read() ?? {};
  return digits === undefined ? typed : typed.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
};

/** Typed text as games read it, with the numbers of the page's notation. */
export const readInNotation = (typed: string): Reading => notationStore.read()?.read(typed) ?? { text: typed };
