import { describe, expect, it } from 'vitest';
import { arithmeticHeroScene, BOARD, PHONE } from './helpers/arithmetic-hero';

const COLOURS = { green: 0x58d0c3, amber: 0xffc529, red: 0xff8a75 } as const;

/** The dome's appearance for a shield, after all movement has ended. */
function domeOf(shield: number, size: { widthPx: number; heightPx: number }) {
  const { show, tick, sprites, bodies } = arithmeticHeroScene(size);
  show({ shield: 100 }, 0);
  tick(0);
  show({ shield }, 1000);
  tick(2000);
  const lit = sprites(/^dome .* lit$/).filter(({ parent }) => bodies().includes(parent!));
  return { lit: lit.length, out: sprites(/^dome .* out$/).length, tints: [...new Set(lit.map(({ tint }) => tint))] };
}

/** The brightness of the first piece of a red dome over three seconds. */
function breath(reducedMotion: boolean): readonly number[] {
  const { show, tick, sprites } = arithmeticHeroScene({ reducedMotion });
  show({ shield: 20 }, 0);
  return Array.from({ length: 100 }, (_, index) => {
    tick(1000 + index * 30);
    return sprites(/^dome .* 0 lit$/)[0]?.alpha ?? 0;
  });
}

describe('The dome', () => {
  it.each([
    [100, 10, 'green'],
    [99, 10, 'green'],
    [90, 9, 'green'],
    [61, 7, 'green'],
    [60, 6, 'amber'],
    [40, 4, 'amber'],
    [31, 4, 'amber'],
    [30, 3, 'red'],
    [10, 1, 'red'],
    [1, 1, 'red'],
  ] as const)('shows a shield of %i%% as %i pieces, %s', (shield, pieces, colour) => {
    for (const size of [PHONE, BOARD]) {
      expect(domeOf(shield, size)).toEqual({ lit: pieces, out: 10 - pieces, tints: [COLOURS[colour]] });
    }
  });

  it('is out when the shield is gone, and lit when the shield is full again', () => {
    const { show, tick, sprites } = arithmeticHeroScene();
    show({ shield: 0 }, 0);
    tick(1000);
    expect([sprites(/^dome .* lit$/).length, sprites(/^dome .* out$/).length]).toEqual([0, 10]);
    show({ shield: 100 }, 2000);
    tick(3000);
    expect([sprites(/^dome .* lit$/).length, sprites(/^dome .* out$/).length]).toEqual([10, 0]);
  });

  it('goes out from the right, with each piece fading within a quarter of a second', () => {
    const { show, tick, sprites } = arithmeticHeroScene();
    show({ shield: 90 }, 1000);
    tick(1120);
    const [last] = sprites(/^dome .* 9 lit$/);
    expect(last!.alpha).toBeGreaterThan(0);
    expect(last!.alpha).toBeLessThan(1);
    tick(1241);
    expect(sprites(/^dome .* 9 lit$/)).toEqual([]);
    expect(sprites(/^dome .* 8 lit$/)).toHaveLength(1);
  });

  it('pulses at most once a second when it is nearly gone', () => {
    const alphas = breath(false);
    const peaks = alphas.filter(
      (alpha, index) => alpha > (alphas[index - 1] ?? 2) && alpha >= (alphas[index + 1] ?? 2),
    );
    expect(peaks.length).toBeGreaterThan(1);
    expect(peaks.length).toBeLessThanOrEqual(3);
  });

  it('does not pulse with reduced motion', () => {
    expect(new Set(breath(true))).toEqual(new Set([1]));
  });
});
