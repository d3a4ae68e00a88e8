/*
 * The contrast of what the scenes draw, by the colours that they draw with: what is written, against the face that it is
 * written on; and what tells something by its shape, against what lies beside it. It proves the colours, not the places:
 * that a text stands on its face is proved by the tests of the layouts. What a scene shows by a colour alone is not here,
 * since nothing is shown so: each of these has a word, a figure or a sign beside it.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games';
import type { Game } from '../../src/games/define-game';
import { paint } from '../../src/stage/drawing';
import { contrast, MIN, type Pair } from './helpers/contrast';

const indices = import.meta.glob<readonly Pair[]>('../games/*/contrast.ts', { eager: true, import: 'pairs' });
const pairsOf = ({ id }: Game): readonly Pair[] => indices[`../games/${id}/contrast.ts`] ?? [];

const short = (pairs: readonly Pair[]): readonly string[] =>
  pairs
    .filter(([, kind, colour, ground]) => contrast(colour, ground) < MIN[kind])
    .map(([what, kind, ...colours]) => `${what}: ${contrast(...colours).toFixed(2)} of ${MIN[kind]}`);

describe('The colours of the scenes', () => {
  it('are measured as WCAG measures them', () => {
    expect(contrast('#000', 0xffffff)).toBe(21);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(short([['grey on white', 'text', '#777777', '#fff']])).toEqual(['grey on white: 4.48 of 4.5']);
  });

  it.each(GAMES)('can be told apart in $id, wherever something is written or meant', (game) => {
    expect(pairsOf(game).length).toBeGreaterThan(0);
    expect(short(pairsOf(game))).toEqual([]);
  });

  it('tell right from wrong by signs whose white is seen on them', () => {
    for (const face of [paint('leaf-600'), paint('coral-600')])
      expect(contrast('#fff', face)).toBeGreaterThan(MIN.text);
  });
});
