import type { PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { Drawing } from '../../../stage/atlas';
import { rightBadge } from '../../../stage/badges';
import { PAPER, paint, svgDocument } from '../../../stage/drawing';
import { inTones } from '../../../stage/drawings';
import doublePoints from '../drawings/power-ups/double-points.svg?drawing';
import multiZap from '../drawings/power-ups/multi-zap.svg?drawing';
import shield from '../drawings/power-ups/shield.svg?drawing';
import slowMotion from '../drawings/power-ups/slow-motion.svg?drawing';
import card from '../drawings/tones/card.svg?drawing';
import falling from '../drawings/tones/falling.svg?drawing';
import fallingRaised from '../drawings/tones/falling-raised.svg?drawing';
import { zapDrawings } from './zap-drawing';

/** How cards are cut into nine, so that only their middle stretches: the size of the drawing and of its corners. */
export const CARD = { width: 100, height: 72, corner: 24, ring: 18 } as const;

/** How large its figures are, before it is scaled. */
export const CARD_FONT = 44;

/** A falling card is cut so that its lines stay where they are: how far from its sides, and above its edge. */
export const FALLING = { side: 56, above: 60 } as const;

/** The faces of a card: its colour, and its edge. */
export const FACES = {
  card: [PAPER, '#D9D3EE'],
  'card danger': ['#FFE4DD', '#F08F7C'],
  'card power': ['#FFF0BF', '#F5C646'],
} as const;

/** The badges of the power-ups: they differ in their drawing, not only in colour. */
const BADGES: Readonly<Record<PowerUp, Drawing>> = { slowMotion, doublePoints, shield, multiZap };

/** The badge of a power-up, as an SVG document. */
export const powerUpDocument = (powerUp: PowerUp): string => svgDocument(BADGES[powerUp].inner, BADGES[powerUp].area);

/** The cards with their signs, and what flies when one is zapped. */
export const cardDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...zapDrawings(),
  ...Object.fromEntries(
    Object.entries(FACES).flatMap(([name, [face, edge]]) => [
      [name, inTones(card, { face, edge })],
      // The lines of a card in a ring begin above the ring.
      [`${name} falling`, inTones(name === 'card power' ? fallingRaised : falling, { face, edge })],
    ]),
  ),
  'card right': inTones(card, { face: '#EAFBE2', edge: paint('leaf-700') }),
  right: rightBadge(20),
  ...BADGES,
});
