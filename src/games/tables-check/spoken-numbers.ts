/* Numbers in words, for reading out and for recognising speech. */

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const VALUES: ReadonlyMap<string, number> = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ['a', 1],
]);

/** A question in words: seven, times, eight. Its numbers go up to 12. */
export const questionInWords = ({
  first,
  second,
}: {
  readonly first: number;
  readonly second: number;
}): readonly string[] => [SMALL[first] ?? String(first), 'times', SMALL[second] ?? String(second)];

/** The number in a spoken answer, in digits or in words, up to 999; null if there is none. */
export function parseSpokenNumber(heard: string): number | null {
  const words = heard
    .toLowerCase()
    .replaceAll(/([a-z])-([a-z])/g, '$1 $2')
    .replaceAll(/[.,!?]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'and');
  if (words.length === 1 && /^\d{1,3}$/.test(words[0] ?? '')) return Number(words[0]);
  let value = 0;
  for (const word of words) {
    const known = VALUES.get(word);
    if (word === 'hundred') value = Math.max(1, value) * 100;
    else if (known === undefined) return null;
    else value += known;
  }
  return words.length === 0 || value > 999 ? null : value;
}
