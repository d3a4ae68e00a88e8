/* Calls every function of two languages with the same values, and compares what both write. */
import { join } from 'node:path';
import { isValidElement } from 'react';
import { examplesOf } from '../examples.ts';
import { flatten } from '../flatten.ts';
import { ROOT } from '../load-catalogues.ts';
import { nameOf, type Pair } from '../pairs.ts';
import { ShapeReader } from '../shapes.ts';
import { compareValues, type Notation } from './values.ts';

type Given = readonly unknown[];

/** What a function writes for some values. */
export interface Written {
  readonly name: string;
  readonly given: Given;
  readonly english: string;
  readonly translated: string;
}

const EXAMPLES = 1000;
/** A function that was called so often by rounds needs no values that were made up. */
const ENOUGH_CALLS = 100;
/** What a function writes for values that it was not made for. */
const NONSENSE = /\bundefined\b|\bNaN\b|\bInfinity\b|\bnull\b|\[object|^\s*$|(?:^|\s)[.,](?:\s|$)/;
/** Made-up numbers are whole. Only amounts of money are divided on purpose. */
const DIVIDED = /^[^$£€₹]*\d\.\d/;

const reader = new ShapeReader();

function write(text: (...given: Given) => unknown, given: Given): string | null {
  try {
    return flatten(text(...given));
  } catch {
    return null;
  }
}

/** What a function writes in both languages, for values from rounds and for examples of its parameters' types. */
export function* writtenBy(
  pair: Extract<Pair, { kind: 'function' }>,
  calls: ReadonlyMap<string, readonly Given[]> = new Map(),
  count = EXAMPLES,
): Generator<Written> {
  const name = nameOf(pair);
  const recorded = calls.get(name) ?? [];
  const parameters =
    recorded.length < ENOUGH_CALLS ? reader.parametersOf(join(ROOT, 'src', pair.path), pair.keys) : null;
  const made = parameters === null ? [] : examplesOf(parameters, parameters.length === 0 ? 1 : count);
  for (const given of [...recorded, ...made]) {
    const english = write(pair.english, given);
    if (english === null || NONSENSE.test(english)) continue;
    if (DIVIDED.test(english) && !recorded.includes(given)) continue;
    yield { name, given, english, translated: write(pair.translated, given) ?? 'an error' };
  }
}

const shown = (given: Given): string =>
  given
    .map((one) =>
      isValidElement(one) ? flatten(one) : ['object', 'function'].includes(typeof one) ? '…' : String(one),
    )
    .join(', ');

/** One line for each text or function with other values than in English: its first example. */
export function findOtherValues(
  pairs: readonly Pair[],
  notations: readonly [english: Notation, translated: Notation],
  calls?: ReadonlyMap<string, readonly Given[]>,
  count = EXAMPLES,
): readonly string[] {
  return pairs.flatMap((pair): readonly string[] => {
    if (pair.kind === 'missing') return [];
    if (pair.kind === 'text') {
      const [english, translated] = [flatten(pair.english), flatten(pair.translated)];
      const fault = compareValues(english, translated, notations);
      return fault === null ? [] : [`${nameOf(pair)} ${fault}: "${english}" "${translated}"`];
    }
    for (const { name, given, english, translated } of writtenBy(pair, calls, count)) {
      const fault = compareValues(english, translated, notations);
      // Rounds are played in English, so a text that was given is written as in English.
      const isAsGiven =
        given.some((one) => typeof one === 'string' || typeof one === 'object') &&
        compareValues(english, translated, [notations[0], notations[0]]) === null;
      if (fault !== null && !isAsGiven) return [`${name}(${shown(given)}) ${fault}: "${english}" "${translated}"`];
    }
    return [];
  });
}
