/* Wraps what catalogues export, so that each call of a function is recorded. */
import { isValidElement } from 'react';

type Given = readonly unknown[];
type Recorded = Map<string, Given[]>;

/** The calls of each function, by the path of its module in src and its keys. */
export const calls: Recorded = new Map();

/** More calls of one function are not recorded. */
const MAX_CALLS = 1000;

function recordFunction(name: string, called: (...given: Given) => unknown): (...given: Given) => unknown {
  const recorded = (...given: Given): unknown => {
    const known = calls.get(name) ?? [];
    if (known.length < MAX_CALLS) calls.set(name, [...known, given]);
    return called(...given);
  };
  return Object.assign(recorded, called);
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !isValidElement(value);

/** The same export, which records calls below a name. */
export function record<Export>(name: string, exported: Export): Export;
export function record(name: string, exported: unknown): unknown {
  if (typeof exported === 'function') return recordFunction(name, exported as (...given: Given) => unknown);
  if (!isGroup(exported)) return exported;
  return Object.fromEntries(Object.entries(exported).map(([key, one]) => [key, record(`${name}.${key}`, one)]));
}
