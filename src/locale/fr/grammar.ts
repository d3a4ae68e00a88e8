/** 0 and 1 take the form "one". */
export const pluralForm = (count: number): 'one' | 'other' => (count < 2 ? 'one' : 'other');

export const plural = (count: number, one: string, other: string): string =>
  pluralForm(count) === 'one' ? one : other;

/** A list in a sentence: "2, 5 et 10". */
export const joinList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`;
