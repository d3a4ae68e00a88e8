import { NUMBER_TEXTS } from './number-text.ts';

/** "twelve"; numbers above sixteen are in digits. */
export const numberToWord = (count: number): string => NUMBER_TEXTS[count] ?? String(count);

/** Capitalises the first letter: "Twelve". */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
