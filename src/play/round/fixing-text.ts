/* For practice with the questions of a round that were answered wrongly. */
import { plural } from '../../locale/grammar';

export const practiseLabel = (count: number): string => plural(count, 'Practise this one', `Practise these ${count}`);
export const goodTry = 'Good try!';
export const allFixed = 'All fixed!';
export const someFixed = 'Nicely fixed!';
export const tryAgain = 'Give them another try.';
export const fixedText = (fixed: number, total: number): string => `You fixed ${fixed} of ${total}.`;
export const fixed = 'fixed';
