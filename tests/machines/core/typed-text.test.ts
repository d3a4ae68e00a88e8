import { describe, expect, it } from 'vitest';
import { plainText } from '../../../machines/core/typed-text';

/** Every numbering system with ten digits that this engine supports. */
const SCRIPTS = Intl.supportedValuesOf('numberingSystem').filter((script) =>
  /^\p{Nd}{10}$/u.test(format(script, 1_234_567_890)),
);

function format(script: string, value: number): string {
  return new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(value);
}

describe('Typed text', () => {
  it('has the right value in the digits of every script', () => {
    expect(SCRIPTS.length).toBeGreaterThan(40);
    const read = SCRIPTS.map((script) => [script, plainText(format(script, 1_234_567_890))]);
    expect(read).toEqual(SCRIPTS.map((script) => [script, '1234567890']));
  });

  it.each([
    ['full-width characters', '３／４ ＰＭ', '3/4 PM'],
    ['spaces of any kind', '\t1\u00a02\u3000 3\n', '1 2 3'],
    ['invisible characters', '\u200f-5\u200e\u2060', '-5'],
    ['dashes', '–5', '-5'],
  ])('becomes what a plain keyboard would type: %s', (_, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it.each(['5²', '1½', '①', 'Ⅳ', '−5', 'abc'])('keeps anything that is not a digit: %s', (typed) => {
    expect(plainText(typed)).toBe(typed);
  });
});
