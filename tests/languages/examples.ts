/* Values for the functions of catalogues. */
import * as fc from 'fast-check';
import { createElement, Fragment } from 'react';
import type { Shape } from './shapes.ts';

const NUMBERS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 21, 25, 48, 50, 75, 99, 100, 101, 999, 1000, 1234, 12_345,
];

/** Names that are no words of any language. */
export const NAMES: readonly string[] = ['Zoqa', 'Wexi', 'Kwun', 'Jyxo', 'Quba'];

/** What a link or a figure in a sentence looks like. */
const ELEMENTS = NAMES.map((name) => createElement('b', null, name));

/** Values of a shape. */
export function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'number':
      return fc.constantFrom(...NUMBERS);
    case 'string':
      return fc.constantFrom(...NAMES);
    case 'boolean':
      return fc.boolean();
    case 'element':
      return fc.constantFrom(...ELEMENTS);
    case 'date':
      return fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    case 'literal':
      return fc.constant(shape.value);
    case 'union':
      return fc.oneof(...shape.of.map(valuesOf));
    case 'list':
      return fc.array(valuesOf(shape.of), { maxLength: 4 });
    case 'optional':
      return fc.option(valuesOf(shape.of), { nil: undefined });
    case 'tuple':
      return fc.tuple(...shape.of.map(valuesOf));
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(shape.of).map(([name, of]) => [name, valuesOf(of)])));
    case 'function':
      return fc.constant(
        shape.returns.kind === 'string'
          ? (...given: readonly unknown[]) => given.join(' ')
          : (...given: readonly unknown[]) => createElement(Fragment, null, ...given.map(String)),
      );
  }
}

/** The same values for the parameters of a function in every run. */
export const examplesOf = (parameters: readonly Shape[], count: number): readonly (readonly unknown[])[] =>
  fc.sample(fc.tuple(...parameters.map(valuesOf)), { numRuns: count, seed: 55 });
