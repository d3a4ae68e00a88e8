import { describe, expect, it } from 'vitest';
import { EQUATION_CHARACTERS } from '../../src/stage/equation-characters';
import { EquationText } from '../../src/stage/equation-text';
import { StubAtlas } from './helpers/stub-atlas';

const written = (text: string, size = 64) => {
  const signs = new EquationText(new StubAtlas(), size, 0xffffff);
  signs.text = text;
  return signs;
};

/** The corners of the characters, as pairs of x and y. */
const cornersOf = ({ geometry: { positions } }: EquationText) =>
  Array.from(
    { length: positions.length / 2 },
    (_, index) => [positions[2 * index]!, positions[2 * index + 1]!] as const,
  );

describe('Digits and operators', () => {
  it('are centred on one line, as wide as all of them together', () => {
    const signs = written('12 + 5 = 17');
    expect(signs.textWidth).toBe(11 * 38);
    const xs = cornersOf(signs).map(([x]) => x);
    const ys = cornersOf(signs).map(([, y]) => y);
    expect(Math.min(...xs)).toBeCloseTo(-Math.max(...xs));
    expect(Math.min(...ys)).toBeCloseTo(-Math.max(...ys));
    expect(signs.geometry.indices).toHaveLength(11 * 6);
  });

  it('grow with their size', () => {
    expect(written('7', 32).textWidth).toBeCloseTo(written('7', 64).textWidth / 2);
  });

  it('change their text, and are hidden if it is empty', () => {
    const signs = written('9 × 9');
    signs.text = '81';
    expect([signs.text, signs.visible, signs.geometry.positions.length]).toEqual(['81', true, 16]);
    signs.text = '';
    expect([signs.text, signs.visible, signs.geometry.positions.length]).toEqual(['', false, 0]);
  });

  it('cover all characters of equations, and no others', () => {
    expect(() => written(EQUATION_CHARACTERS)).not.toThrow();
    expect(() => written('a')).toThrow('a');
  });
});
