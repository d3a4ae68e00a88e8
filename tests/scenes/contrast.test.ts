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
import { type Night, nightColour } from '../../src/stage/moonlight';
import { skyColour } from '../../src/stage/sky';
import { type Colour, contrast, MIN, type Pair } from './helpers/contrast';

const indices = import.meta.glob<readonly Pair[]>('../games/*/contrast.ts', { eager: true, import: 'pairs' });
const pairsOf = ({ id }: Game): readonly Pair[] => indices[`../games/${id}/contrast.ts`] ?? [];

const scenes = import.meta.glob<{ readonly NIGHT?: Night }>('../../src/games/*/scene/colours.ts', { eager: true });
/** How much darker the ground is by night, as a contrast: a lamp is no sun. */
const DARKER = 1.25;
const nightFor = ({ id }: Game): Night | undefined => scenes[`../../src/games/${id}/scene/colours.ts`]?.NIGHT;
const nightOf = (game: Game, ground: Colour): Colour => nightColour(String(ground), nightFor(game));
/** The same pairs by night: what is part of the place has other colours then. */
const byNight = (game: Game, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.map((pair) => {
    const [what, kind, colour, ground, part] = pair;
    return part === undefined || nightFor(game) === undefined
      ? pair
      : [`${what}, by night`, kind, colour, nightOf(game, ground)];
  });

const SKIES = ['cloudy', 'stormy', 'dusk'] as const;
/** The same pairs under each sky of the day: what is part of the place has other colours. */
const underSkies = ({ id }: Game, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.flatMap(([what, kind, colour, ground, part]) => {
    const under = scenes[`../../src/games/${id}/scene/colours.ts`]?.NIGHT?.underSky;
    return part === undefined || under === undefined
      ? []
      : SKIES.map((sky): Pair => [`${what}, ${sky}`, kind, colour, skyColour(String(ground), sky, under)]);
  });

const short = (pairs: readonly Pair[]): readonly string[] =>
  pairs
    .filter(([, kind, colour, ground]) => contrast(colour, ground) < MIN[kind])
    .map(([what, kind, colour, ground]) => `${what}: ${contrast(colour, ground).toFixed(2)} of ${MIN[kind]}`);

describe('The colours of the scenes', () => {
  it('are measured as WCAG measures them', () => {
    expect(contrast('#000', 0xffffff)).toBe(21);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(short([['grey on white', 'text', '#777777', '#fff']])).toEqual(['grey on white: 4.48 of 4.5']);
  });

  it.each(GAMES)('can be told apart in $id, wherever something is written or meant', (game) => {
    expect(pairsOf(game).length).toBeGreaterThan(0);
    expect(short(pairsOf(game))).toEqual([]);
    expect(short(byNight(game, pairsOf(game)))).toEqual([]);
    expect(short(underSkies(game, pairsOf(game)))).toEqual([]);
  });

  it.each(GAMES.filter((game) => nightFor(game)?.others === 'lit'))(
    'make the night of $id darker than its day, also where lamps light it',
    (game) => {
      const bright = pairsOf(game)
        .filter(([, , , ground, part]) => part !== undefined && contrast(ground, nightOf(game, ground)) < DARKER)
        .map(([what]) => what);
      expect(bright).toEqual([]);
    },
  );

  it('tell right from wrong by signs whose white is seen on them', () => {
    for (const face of [paint('leaf-600'), paint('coral-600')])
      expect(contrast('#fff', face)).toBeGreaterThan(MIN.text);
  });
});
