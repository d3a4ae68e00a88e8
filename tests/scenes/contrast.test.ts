/*
 * The contrast of what the scenes draw, by the colours that they draw with: what is written, against the face that it is
 * written on; and what tells something by its shape, against what lies beside it. It proves the colours, not the places:
 * that a text stands on its face is proved by the tests of the layouts. What a scene shows by a colour alone is not here,
 * since nothing is shown so: each of these has a word, a figure or a sign beside it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSHOP } from '../../src/games/algebra-adventure/scene/colours';
import { INK_TINT } from '../../src/games/arithmetic-hero/scene/card-body';
import { FACES as CARDS } from '../../src/games/arithmetic-hero/scene/card-drawing';
import { CITY } from '../../src/games/arithmetic-hero/scene/colours';
import { MILL, TINT as MILL_TINT } from '../../src/games/fraction-basics/scene/colours';
import { BAKERY, WRITTEN } from '../../src/games/fraction-simplify/scene/colours';
import { COAST } from '../../src/games/math-facts/scene/colours';
import { TINT as BEACON_TINT } from '../../src/games/math-warp/scene/beacon';
import { FACES as BEACONS } from '../../src/games/math-warp/scene/beacon-drawing';
import { SPACE } from '../../src/games/math-warp/scene/colours';
import { TINT as PORTAL_TINT } from '../../src/games/math-warp/scene/portal';
import { TONES } from '../../src/games/math-warp/scene/portal-drawing';
import { LAGOON, TINT as LAGOON_TINT } from '../../src/games/mental-maths/scene/colours';
import { FACES as BUBBLES } from '../../src/games/mental-maths/scene/drawings';
import { MARKET, TINT as MARKET_TINT, PILL_TINT } from '../../src/games/money-counter/scene/colours';
import { CORNER, GARDEN, SCULPTURE } from '../../src/games/shape-match/scene/colours';
import { FAIR, TINT as FAIR_TINT } from '../../src/games/target-takedown/scene/colours';
import { FACES as TARGETS } from '../../src/games/target-takedown/scene/drawings';
import { AMOUNT, CLOCK, LINE, TOWN, WEEK_COLOURS } from '../../src/games/time-master/scene/colours';
import { HINTS, PANEL, TINT as TILE_TINT, FACES as TILES } from '../../src/games/times-tables/scene/colours';
import { INK, PAPER, paint } from '../../src/stage/drawing';
import { type Colour, contrast } from './helpers/contrast';
import { colourIn } from './helpers/drawn';

/** What WCAG 2.2 asks for: of text, of large text (24 px or more, or bold from 18.7 px), and of shapes that mean something. */
const LEAST = { text: 4.5, largeText: 3, shape: 3 } as const;

type Pair = readonly [what: string, kind: keyof typeof LEAST, colour: Colour, ground: Colour];

const each = <Key extends string>(faces: Readonly<Record<Key, readonly [Colour, ...Colour[]]>>, colour: Colour) =>
  Object.entries<readonly [Colour, ...Colour[]]>(faces).map(([name, [face]]): Pair => [name, 'text', colour, face]);

const PLACES: Readonly<Record<string, readonly Pair[]>> = {
  'algebra-adventure': [
    ['the letter on a crate', 'text', WORKSHOP.crate.sign, WORKSHOP.crate.face],
    ['what a pan holds in all', 'text', INK, PAPER],
    ...Object.entries(WORKSHOP.weights).map(
      ([kind, { base }]): Pair => [`the figure on a weight of ${kind}`, 'text', INK, base],
    ),
    ['the beam before the wall', 'shape', WORKSHOP.steel.base, WORKSHOP.wall],
    ['the needle before its disc', 'shape', WORKSHOP.needle, PAPER],
  ],
  'arithmetic-hero': [
    ...each(CARDS, INK_TINT),
    ...[CITY.sky, ...CITY.discs].flatMap((sky): readonly Pair[] => [
      ...Object.values(CARDS).map(([face]): Pair => ['a card in the sky', 'shape', face, sky]),
      ['the dome in the sky', 'shape', CITY.dome, sky],
    ]),
  ],
  'fraction-basics': [MILL.table.top, MILL.wall].flatMap((ground): readonly Pair[] => [
    ['figures', 'text', MILL_TINT.ink, ground],
    ['what is asked', 'text', MILL_TINT.ask, ground],
    ['the equals of a right answer', 'text', MILL_TINT.right, ground],
    ['the signs of a sum', 'text', MILL_TINT.sign, ground],
    ['a wrong answer', 'text', MILL_TINT.wrong, ground],
  ]),
  'fraction-simplify': [
    ['figures on their card', 'text', WRITTEN.ink, PAPER],
    ...[BAKERY.counter.base, BAKERY.wall].flatMap((ground): readonly Pair[] => [
      ['the signs of a sum', 'text', WRITTEN.sign, ground],
      ['what is asked', 'largeText', WRITTEN.asked, ground],
    ]),
  ],
  'math-facts': [
    ['the question on its plate', 'text', INK, PAPER],
    ['the figure on a milestone', 'text', INK, COAST.signpost.base],
    ['the figure on a milestone that was passed', 'text', INK, COAST.signpost.passed],
    ['the name of the ghost', 'text', COAST.ghost.word, COAST.ghost.base],
    ['the middle line of the road', 'shape', COAST.road.line, COAST.road.base],
    ['a milestone before the road', 'shape', COAST.signpost.base, COAST.road.base],
  ],
  'math-warp': [
    ['the equation', 'text', PORTAL_TINT.ink, TONES.portal.light],
    ['the equation in warp mode', 'text', PORTAL_TINT.ink, TONES['portal warp'].light],
    ['the equation that was solved', 'text', PORTAL_TINT.right, TONES.portal.light],
    ['a choice', 'text', BEACON_TINT.waiting, BEACONS.beacon[0]],
    ['a choice that was tried', 'largeText', BEACON_TINT.used, BEACONS['beacon used'][0]],
    ['the choice that was right', 'text', BEACON_TINT.right, BEACONS['beacon right'][0]],
    ...[SPACE.calm, SPACE.warp].flatMap(({ sky, discs }) =>
      [sky, ...discs].map((ground): Pair => ['a choice in space', 'shape', BEACONS.beacon[0], ground]),
    ),
  ],
  'mental-maths': [
    ['a choice', 'text', LAGOON_TINT.ink, BUBBLES.open[0]],
    ['a choice, on the shade of its bubble', 'text', LAGOON_TINT.ink, BUBBLES.open[1]],
    ['the right choice', 'text', LAGOON_TINT.right, BUBBLES.right[0]],
    ['the right choice, on the shade of its bubble', 'text', LAGOON_TINT.right, BUBBLES.right[1]],
    ['a wrong choice', 'text', LAGOON_TINT.wrong, BUBBLES.wrong[0]],
    ['a wrong choice, on the shade of its bubble', 'text', LAGOON_TINT.wrong, BUBBLES.wrong[1]],
    ['the question', 'text', LAGOON_TINT.ink, PAPER],
    ['the question that was solved', 'text', LAGOON_TINT.right, PAPER],
    ['a figure in the air', 'largeText', LAGOON_TINT.ink, LAGOON.water[2]],
  ],
  'money-counter': [
    ...[1, 5, 10, 25, 100].map(
      (piece): Pair => [
        `the figure on a piece of ${piece} cents`,
        'text',
        colourIn(`money-counter/piece-${piece}`, 'figure'),
        colourIn(`money-counter/piece-${piece}`, 'face'),
      ],
    ),
    ...Object.entries(PILL_TINT).map(
      ([piece, pill]): Pair => [`the worth of a group of ${piece}`, 'text', MARKET_TINT.white, pill],
    ),
    ['the worth of a heap', 'text', MARKET_TINT.white, MARKET_TINT.heap],
    ['the total', 'text', MARKET_TINT.white, MARKET_TINT.total],
    ['an amount on the counter', 'text', MARKET_TINT.ink, MARKET.counter.base],
    ['the mark where money is wanted', 'largeText', MARKET_TINT.open, colourIn('money-counter/mat', 'face')],
  ],
  'shape-match': [
    ['the number of a side', 'text', SCULPTURE.ink, SCULPTURE.lit],
    ['the total', 'text', SCULPTURE.total, PAPER],
    ['the sides of a sculpture', 'shape', SCULPTURE.depth, SCULPTURE.face],
    ['a sculpture before the sky', 'shape', SCULPTURE.depth, GARDEN.sky],
    ['a sculpture before its light', 'shape', SCULPTURE.depth, GARDEN.halo],
    ['a corner', 'shape', CORNER.shade, SCULPTURE.face],
    ['a side that was counted, by the depth behind it', 'shape', SCULPTURE.lit, SCULPTURE.depth],
  ],
  'target-takedown': [
    ...each(TARGETS, FAIR_TINT.ink),
    ['the target', 'text', FAIR_TINT.ink, FAIR.board[0]],
    ['the sum so far', 'text', FAIR_TINT.quiet, FAIR.board[0]],
    ['a sum that is right', 'text', FAIR_TINT.right, FAIR.board[0]],
    ['a sum that is too much', 'text', FAIR_TINT.wrong, FAIR.board[0]],
    ['what is left', 'text', FAIR_TINT.ink, FAIR.trough[0]],
    ['a tile before the wall', 'shape', TARGETS.tile[0], FAIR.wall[0]],
    ['a tile that was chosen, before the wall', 'shape', TARGETS['tile chosen'][0], FAIR.wall[0]],
  ],
  'time-master': [
    ['the figures of the clock', 'text', CLOCK.ink, PAPER],
    ['the hour hand', 'shape', colourIn('time-master/hand-hour', 'face'), PAPER],
    ['the minute hand', 'shape', colourIn('time-master/hand-minute', 'face'), PAPER],
    ['minutes of an hour', 'text', AMOUNT.ink, AMOUNT.waiting],
    ['minutes that were counted', 'text', AMOUNT.ink, AMOUNT.done],
    [
      'the dark half of a day beside the light one',
      'shape',
      colourIn('time-master/day', 'night'),
      colourIn('time-master/day', 'light'),
    ],
    ['the days that were counted', 'text', WEEK_COLOURS.count, WEEK_COLOURS.passed],
    ['the ring round a day', 'shape', WEEK_COLOURS.count, WEEK_COLOURS.tile],
    ['the posts of a time line', 'shape', LINE.post, TOWN.sky],
  ],
  'times-tables': [
    ...each(TILES, TILE_TINT.ink),
    ...Object.values(TILES).map(([face]): Pair => ['a tile in its panel', 'shape', face, PANEL.ground]),
    ['the sign of what is too high', 'shape', '#fff', HINTS.high],
    ['the sign of what is too low', 'shape', '#fff', HINTS.low],
    ['that sign on its tile', 'shape', HINTS.high, TILES['hint-high'][0]],
    ['that sign on its tile', 'shape', HINTS.low, TILES['hint-low'][0]],
  ],
};

const short = (pairs: readonly Pair[]): readonly string[] =>
  pairs
    .filter(([, kind, colour, ground]) => contrast(colour, ground) < LEAST[kind])
    .map(([what, kind, ...colours]) => `${what}: ${contrast(...colours).toFixed(2)} of ${LEAST[kind]}`);

describe('The colours of the scenes', () => {
  it('are measured as WCAG measures them', () => {
    expect(contrast('#000', 0xffffff)).toBe(21);
    expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2);
    expect(short([['grey on white', 'text', '#777777', '#fff']])).toEqual(['grey on white: 4.48 of 4.5']);
  });

  it('are measured in every game that is drawn', () => {
    const games = readdirSync(join(import.meta.dirname, '../../src/games'), { withFileTypes: true });
    const drawn = games.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(Object.keys(PLACES).toSorted()).toEqual(drawn.toSorted());
  });

  it.each(Object.entries(PLACES))('can be told apart in %s, wherever something is written or meant', (_, pairs) => {
    expect(short(pairs)).toEqual([]);
  });

  it('tell right from wrong by signs whose white is seen on them', () => {
    for (const face of [paint('leaf-600'), paint('coral-600')])
      expect(contrast('#fff', face)).toBeGreaterThan(LEAST.text);
  });
});
