import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { READ_PROPERTIES } from './flatten.ts';

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

/** A text of one catalogue can be in a sentence of another one. */
const isDisguised = (word: string): boolean => new RegExp(`[${ACCENTED}]`).test(word);

const disguiseText = (text: string): string =>
  text.replaceAll(WORD, (word) => (isDisguised(word) ? word : accent(lengthen(word))));

function disguiseElement(element: ReactElement<Readonly<Record<string, unknown>>>): ReactElement {
  const { children, ...props } = element.props;
  const read = Object.entries(props).filter(([name]) => READ_PROPERTIES.includes(name));
  const changed = Object.fromEntries(read.map(([name, value]) => [name, disguise(value)]));
  const inside = (Array.isArray(children) ? children : [children]) as readonly ReactNode[];
  return children === undefined
    ? cloneElement(element, changed)
    : cloneElement(element, changed, ...inside.map((child) => disguise(child)));
}

/**
 * Changes every text in a catalogue: also what its functions return, the values of its objects and lists, and the text and
 * labels of elements.
 */
export function disguise<Entry>(entry: Entry): Entry;
export function disguise(entry: unknown): unknown {
  if (typeof entry === 'string') return disguiseText(entry);
  if (typeof entry === 'function') return (...given: readonly unknown[]) => disguise(entry(...given));
  if (Array.isArray(entry)) return entry.map((part: unknown) => disguise(part));
  if (isValidElement<Readonly<Record<string, unknown>>>(entry)) return disguiseElement(entry);
  if (entry === null || typeof entry !== 'object' || Object.getPrototypeOf(entry) !== Object.prototype) return entry;
  return Object.fromEntries(Object.entries(entry).map(([key, part]) => [key, disguise(part)]));
}
