const PLAIN = 'aceinosuyACEINOSUY';
const ACCENTED = 'àçéîñøšûýÀÇÉÎÑØŠÛÝ';
const LONGER_BY = 0.4;
const isWord = /\p{L}{2}/u;

/** Accents the letters of a text, and adds tildes to its end. Texts without words stay as they are. */
function disguiseText(text: string): string {
  if (!isWord.test(text)) return text;
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented + '~'.repeat(Math.round(text.length * LONGER_BY));
}

/** Changes every text in a catalogue: also what its functions return, and the values of its objects, lists and maps. */
export function disguise<Entry>(entry: Entry): Entry;
export function disguise(entry: unknown): unknown {
  if (typeof entry === 'string') return disguiseText(entry);
  if (typeof entry === 'function') return (...given: readonly unknown[]) => disguise(entry(...given));
  if (Array.isArray(entry)) return entry.map((part: unknown) => disguise(part));
  if (entry === null || typeof entry !== 'object' || Object.getPrototypeOf(entry) !== Object.prototype) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, disguise(part)]));
}
