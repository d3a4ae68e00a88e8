export const pluralForm = (count: number): 'one' | 'other' => (count === 1 ? 'one' : 'other');

export const plural = (count: number, one: string, other: string): string =>
  pluralForm(count) === 'one' ? one : other;

/** "Y" becomes "e" before the sound of an "i". */
const SOUNDS_LIKE_I = /^(?:i|hi(?![aeou]))/i;

/** A list in a sentence: "2, 5 y 10". */
export function joinList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${SOUNDS_LIKE_I.test(last) ? 'e' : 'y'} ${last}`;
}
