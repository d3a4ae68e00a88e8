/* Reads spoken answers, in digits or in the words of the site's language. */
import { normaliseTypedText } from '../../../machines/core/typed-text';
import { waysToSay } from './spoken-text';

const VALUES: readonly number[] = Array.from({ length: 1000 }, (_, value) => value);

const isSaid = (value: number, words: string): boolean => waysToSay(value).some((way) => way.normalize() === words);

const valueOf = (words: string): number | null => VALUES.find((value) => isSaid(value, words)) ?? null;

/** The number in a spoken answer, up to 999; null if there is none. */
export function parseSpokenNumber(heard: string): number | null {
  const words = normaliseTypedText(heard.normalize())
    .toLowerCase()
    .replaceAll(/([\p{L}\p{M}])-(?=\p{L})/gu, '$1 ')
    .replaceAll(/[.,!?\u00a1\u00bf\u0964]/g, '')
    .trim();
  return /^\d{1,3}$/.test(words) ? Number(words) : valueOf(words);
}
