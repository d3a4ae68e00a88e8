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
    [61, 7, 'green'],
    [60, 6, 'amber'],
    [31, 4, 'amber'],
    [30, 3, 'red'],
    [1, 1, 'red'],
    [0, 0, null],
  ] as const)('shows a shield of %i%% as %i pieces, %s', (shield, pieces, colour) => {
    for (const size of [PHONE, BOARD]) {
      expect(domeOf(shield, size)).toEqual({
        lit: pieces,
        out: 10 - pieces,
        tints: colour === null ? [] : [COLOURS[colour]],
      });
    }
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
