import { POWER_UPS, type PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { Drawing } from '../../../stage/atlas';
import {
  bolt,
  box,
  dangerBadge,
  disc,
  PAPER,
  paint,
  path,
  rightBadge,
  rounded,
  stroke,
  svgDocument,
} from '../../../stage/drawing';
import { zapDrawings } from './zap-drawing';

/** How cards are cut into nine, so that only their middle stretches: the size of the drawing and of its corners. */
export const CARD = { width: 100, height: 72, corner: 24, ring: 18 } as const;

/** How large its figures are, before it is scaled. */
export const CARD_FONT = 44;

/** Thin lines above a card that say "falling": how far from its sides they stand, and how long they are. */
const STREAKS = { width: 4.5, gap: 12, left: [28, 26, 50, 46], right: [50, 38, 28, 22] } as const;
/** A falling card is cut so that its lines stay where they are: how far from its sides, and above its edge. */
export const FALLING = { side: 56, above: 60 } as const;

const card = (face: string, edge: string): Drawing => ({
  inner: path(rounded(0, 0, CARD.width, CARD.height, 20), edge) + path(rounded(0, 0, CARD.width, 65, 20), face),
  area: [0, 0, CARD.width, CARD.height],
});

/** The same card with its lines; `raised` is how far above it they begin, for a ring round it. */
function falling(face: string, edge: string, raised = 0): Drawing {
  const width = 2 * FALLING.side + 8;
  const line = (x: number, length: number): string =>
    box([x - STREAKS.width / 2, -STREAKS.gap - raised - length, STREAKS.width, length], 0, '#fff', { opacity: 0.22 });
  const [left, right] = [STREAKS.left, STREAKS.right];
  return {
    inner:
      line(left[0], left[1]) +
      line(left[2], left[3]) +
      line(width - right[0], right[1]) +
      line(width - right[2], right[3]) +
      path(rounded(0, 0, width, CARD.height, 20), edge) +
      path(rounded(0, 0, width, 65, 20), face),
    area: [0, -FALLING.above - raised, width, CARD.height + FALLING.above + raised],
  };
}

/** The faces of a card: its colour, and its edge. */
export const FACES = {
  card: [PAPER, '#D9D3EE'],
  'card danger': ['#FFE4DD', '#F08F7C'],
  'card power': ['#FFF0BF', '#F5C646'],
} as const;

const cardRing = (): Drawing => {
  const { width, height, ring } = CARD;
  const grown = (by: number, radius: number, colour: string, attributes?: Readonly<Record<string, number>>) =>
    box([-by, -by, width + 2 * by, height + 2 * by], radius, colour, attributes);
  return {
    inner: grown(17, 36, '#4C43A0') + grown(9, 28, paint('sun-300')) + grown(5, 24, '#8A5900', { opacity: 0.35 }),
    area: [-ring, -ring, width + 2 * ring, height + 2 * ring],
  };
};

const SIGNS: Readonly<Record<PowerUp, string>> = {
  slowMotion:
    path('M-8 -11H8V-8C8 -3 3 -2 2 0C3 2 8 3 8 8V11H-8V8C-8 3 -3 2 -2 0C-3 -2 -8 -3 -8 -8Z', paint('violet-600')) +
    path('M-5 8C-4 4 4 4 5 8V9.5H-5Z', paint('sun-400')),
  doublePoints:
    stroke('M-11 -4L-3 4M-3 -4L-11 4', paint('violet-700'), 3.4) +
    stroke('M2 -4C2 -9 11 -9 11 -4C11 0 3 3 2 7H11', paint('violet-700'), 3.4),
  shield:
    path('M0 -12L10 -8V0C10 6 5 10 0 13C-5 10 -10 6 -10 0V-8Z', paint('teal-600')) +
    path('M0 -12L-10 -8V0C-10 6 -5 10 0 13Z', paint('teal-400')),
  multiZap: path(bolt(-5, 0, 11), paint('coral-500')) + path(bolt(5, 1, 11), paint('violet-500')),
};

const BADGE_AREA = [-26, -26, 52, 52] as const;

/** The badge of a power-up: they differ in their drawing, not only in colour. */
const powerUpBadge = (powerUp: PowerUp): string =>
  disc(0, 0, 25, paint('sun-600')) + disc(-1.5, -2, 23.5, paint('sun-400')) + disc(0, 0, 17.5, PAPER) + SIGNS[powerUp];

const badges = (): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    POWER_UPS.map((powerUp) => [powerUp, { inner: powerUpBadge(powerUp), area: BADGE_AREA } satisfies Drawing]),
  );

/** The badge of a power-up, as an SVG document. */
export const powerUpDocument = (powerUp: PowerUp): string => svgDocument(powerUpBadge(powerUp), BADGE_AREA);

/** The cards with their signs, and what flies when one is zapped. */
export const cardDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...zapDrawings(),
  bar: { inner: box([-2, -2, 20, 20], 0, '#fff'), area: [0, 0, 16, 16] },
  ...Object.fromEntries(
    Object.entries(FACES).flatMap(([name, [face, edge]]) => [
      [name, card(face, edge)],
      [`${name} falling`, falling(face, edge, name === 'card power' ? CARD.ring : 0)],
    ]),
  ),
  'card right': card('#EAFBE2', paint('leaf-700')),
  'card ring': cardRing(),
  right: { inner: rightBadge(0, 0, 20), area: [-21, -21, 42, 42] },
  danger: { inner: dangerBadge(0, 0, 1.15), area: [-20, -20, 40, 36] },
  ...badges(),
});
