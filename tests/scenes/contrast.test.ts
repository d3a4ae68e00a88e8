/*
 * The contrast of the colours in scenes: text against its background, and meaningful shapes against their neighbours.
 * This tests colours, not positions; the layout tests check that text is on its background. Colour is never the only
 * cue: there is always a word, a figure or an icon as well.
 */
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { paletteColour } from '../../src/stage/drawing';
import { type NightLook, toNightColour } from '../../src/stage/night-colours';
import { toSkyColour } from '../../src/stage/sky';
import { type Colour, contrast, MIN, type Pair } from './helpers/contrast';

const indices = import.meta.glob<readonly Pair[]>('../games/*/contrast.ts', { eager: true, import: 'pairs' });
const pairsOf = ({ id }: Game): readonly Pair[] => indices[`../games/${id}/contrast.ts`] ?? [];

const scenes = import.meta.glob<{ readonly NIGHT?: NightLook }>('../../src/games/*/scene/colours.ts', { eager: true });
/** How much darker the background is at night, as a contrast ratio, because a lamp is not as bright as the sun. */
const DARKER = 1.25;
const nightFor = ({ id }: Game): NightLook | undefined => scenes[`../../src/games/${id}/scene/colours.ts`]?.NIGHT;
const nightOf = (game: Game, ground: Colour): Colour => toNightColour(String(ground), nightFor(game));
/** The same pairs at night, when the scenery has different colours. */
const byNight = (game: Game, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.map((pair) => {
    const [what, kind, colour, ground, part] = pair;
    return part === undefined || nightFor(game) === undefined
      ? pair
      : [`${what}, by night`, kind, colour, nightOf(game, ground)];
  });

const SKIES = ['cloudy', 'stormy', 'dusk'] as const;
/** The same pairs under each sky of the day, when the scenery has different colours. */
const underSkies = ({ id }: Game, pairs: readonly Pair[]): readonly Pair[] =>
  pairs.flatMap(([what, kind, colour, ground, part]) => {
    const under = scenes[`../../src/games/${id}/scene/colours.ts`]?.NIGHT?.underSky;
    return part === undefined || under === undefined
      ? []
      : SKIES.map((sky): Pair => [`${what}, ${sky}`, kind, colour, toSkyColour(String(ground), sky, under)]);
  });

const short = (pairs: readonly Pair[]): readonly string[] =>
  pairs
    .filter(([, kind, colour, ground]) => contrast(colour, ground) < MIN[kind])
    .map(([what, kind, colour, ground]) => `${what}: ${contrast(colour, ground).toFixed(2)} of ${MIN[kind]}`);

describe('The scene colours', () => {
  it('are compared with the WCAG contrast formula', () => {
    expect(contrast('#000', 0xffffff)).toBe(21);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(short([['grey on white', 'text', '#777777', '#fff']])).toEqual(['grey on white: 4.48 of 4.5']);
  });

  it.each(GAMES)('have enough contrast in $id for all text and meaningful shapes', (game) => {
    expect(pairsOf(game).length).toBeGreaterThan(0);
    expect(short(pairsOf(game))).toEqual([]);
    expect(short(byNight(game, pairsOf(game)))).toEqual([]);
    expect(short(underSkies(game, pairsOf(game)))).toEqual([]);
  });

  it.each(GAMES.filter((game) => nightFor(game)?.otherColours === 'lit'))(
    'make the night of $id darker than its day, even in lamplight',
    (game) => {
      const bright = pairsOf(game)
        .filter(([, , , ground, part]) => part !== undefined && contrast(ground, nightOf(game, ground)) < DARKER)
        .map(([what]) => what);
      expect(bright).toEqual([]);
    },
  );

  it('mark correct and incorrect with badges on which white is visible', () => {
    for (const face of [paletteColour('leaf-600'), paletteColour('coral-600')])
      expect(contrast('#fff', face)).toBeGreaterThan(MIN.text);
  });
});
