/* Each text of English with its translation. */
import { isValidElement } from 'react';
import { isCatalogue } from '../../scripts/site/languages.ts';
import type { Catalogues } from './load-catalogues.ts';

export type Text = (...given: readonly unknown[]) => unknown;

/** Lists with words of each language's own, which are not translations of each other. */
const OWN_LISTS: ReadonlySet<string> = new Set(['searchTerms', 'terms']);
/** What can be typed in a language. */
const TYPED: ReadonlySet<string> = new Set(['vocabulary', 'typedUnits']);

interface Origin {
  /** The path of the module in src. */
  readonly path: string;
  /** The name of the export, then keys. */
  readonly keys: readonly string[];
}

export type Pair = Origin &
  (
    | { readonly kind: 'text'; readonly english: unknown; readonly translated: unknown }
    | { readonly kind: 'function'; readonly english: Text; readonly translated: Text }
    | { readonly kind: 'missing' }
  );

export const nameOf = ({ path, keys }: Origin): string => `${path} ${keys.join('.')}`;

const isFunction = (value: unknown): value is Text => typeof value === 'function';

/** Whether a value is an object or a module with more entries, and not an element of React. */
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isValidElement(value) && !(value instanceof RegExp);

function* pairsIn(origin: Origin, english: unknown, translated: unknown): Generator<Pair> {
  if (TYPED.has(origin.keys[0] ?? '')) {
    yield { ...origin, kind: 'text', english: '', translated: '' };
    return;
  }
  if (isFunction(english)) {
    if (isFunction(translated)) yield { ...origin, kind: 'function', english, translated };
    else yield { ...origin, kind: 'missing' };
    return;
  }
  if (english instanceof Map) {
    yield* pairsIn(origin, Object.fromEntries(english), translated instanceof Map && Object.fromEntries(translated));
    return;
  }
  if (Array.isArray(english) && english.every((one) => typeof one === 'string')) {
    const isOwn = OWN_LISTS.has(origin.keys.at(-1) ?? '');
    if (!Array.isArray(translated) || translated.length > 0 !== english.length > 0)
      yield { ...origin, kind: 'missing' };
    else if (isOwn) yield { ...origin, kind: 'text', english: '', translated: '' };
    else yield { ...origin, kind: 'text', english: english.join('\n'), translated: translated.join('\n') };
    return;
  }
  if (isGroup(english)) {
    const other = isGroup(translated) ? translated : {};
    for (const [key, one] of Object.entries(english))
      yield* pairsIn({ ...origin, keys: [...origin.keys, key] }, one, other[key]);
    return;
  }
  if (typeof english !== typeof translated) yield { ...origin, kind: 'missing' };
  else if (typeof english === 'string' || isValidElement(english))
    yield { ...origin, kind: 'text', english, translated };
}

/** The module that a language has in the place of one of English, or null. */
export const pairCatalogues = (
  english: Catalogues,
  translated: Catalogues,
  hasModule: (path: string) => boolean,
): readonly Pair[] =>
  Object.entries(english)
    .filter(([path]) => isCatalogue(path))
    .flatMap(([path, module]) => [
      ...pairsIn({ path, keys: [] }, module, hasModule(path) ? translated[path] : undefined),
    ]);
