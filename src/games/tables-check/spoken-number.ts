/* Reads spoken answers, in digits or in the words of the site's language. */
import { normaliseTypedText } from '../../../machines/core/typed-text';
import { waysToSay } from './spoken-text';

const VALUES: readonly number[] = Array.from({ length: 1000 }, (_, value) => value);

const valueOf = (words: string): number | null => VALUES.find((value) => waysToSay(value).includes(words)) ?? null;

/** The number in a spoken answer, up to 999; null if there is none. */
export function parseSpokenNumber(heard: string): number | null {
  const words = normaliseTypedText(heard)
    .toLowerCase()
    .replaceAll(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replaceAll(/[.,!?¡¿।]/g, '')
    .trim();
  return /^\d{1,3}$/.test(words) ? Number(words) : valueOf(words);
}
