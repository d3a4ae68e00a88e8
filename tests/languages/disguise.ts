const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'àçéîñøšûýÀÇÉÎÑØŠÛÝ';
const LONGER_BY = 0.4;
const WORD = /\p{L}{2,}/gu;
const VOWEL = /[aeiou]/gi;

/** Repeats the vowels of a word until it is 40 % longer. */
function lengthen(word: string): string {
  const vowels = word.match(VOWEL)?.length ?? 0;
  const times = 1 + Math.ceil((word.length * LONGER_BY) / Math.max(1, vowels));
  return word.replaceAll(VOWEL, (vowel) => vowel.toLowerCase().repeat(times));
}

const accent = (word: string): string =>
  word.replaceAll(/[aceinosuy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

const disguiseText = (text: string): string => text.replaceAll(WORD, (word) => accent(lengthen(word)));

/** Changes every text in a catalogue: also what its functions return, and the values of its objects, lists and maps. */
export function disguise<Entry>(entry: Entry): Entry;
export function disguise(entry: unknown): unknown {
  if (typeof entry === 'string') return disguiseText(entry);
  if (typeof entry === 'function') return (...given: readonly unknown[]) => disguise(entry(...given));
  if (Array.isArray(entry)) return entry.map((part: unknown) => disguise(part));
  if (entry === null || typeof entry !== 'object' || Object.getPrototypeOf(entry) !== Object.prototype) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, disguise(part)]));
}
