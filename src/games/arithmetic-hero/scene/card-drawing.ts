import type { PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { Drawing } from '../../../stage/atlas';
import { correctBadge } from '../../../stage/badges';
import { PAPER, paletteColour, svgDocument } from '../../../stage/drawing';
import { drawingInColours } from '../../../stage/drawings';
import doublePoints from '../drawings/power-ups/double-points.svg?drawing';
import multiZap from '../drawings/power-ups/multi-zap.svg?drawing';
import shield from '../drawings/power-ups/shield.svg?drawing';
import slowMotion from '../drawings/power-ups/slow-motion.svg?drawing';
import card from '../drawings/tones/card.svg?drawing';
import falling from '../drawings/tones/falling.svg?drawing';
import fallingRaised from '../drawings/tones/falling-raised.svg?drawing';
import { zapDrawings } from './zap-drawing';

/**
 * Sizes for the nine-slice scaling of cards, of which only the middle stretches: the drawing, its corners and the ring.
 */
export const CARD = { width: 100, height: 72, corner: 24, ring: 18 } as const;

/** Font size of a card before scaling. */
export const CARD_FONT_SIZE = 44;

/**
 * Falling cards are sliced so that their lines are not stretched: how far from the sides, and how far above the upper
 * edge.
 */
export const FALLING_SLICES = { side: 56, above: 60 } as const;

/** Fill and edge colour of each kind of card. */
export const CARD_FACES = {
  card: [PAPER, '#D9D3EE'],
  'card danger': ['#FFE4DD', '#F08F7C'],
  'card power': ['#FFF0BF', '#F5C646'],
} as const;

/** Each power-up has a drawing of its own, because colour must not be the only difference. */
const BADGES: Readonly<Record<PowerUp, Drawing>> = { slowMotion, doublePoints, shield, multiZap };

export const powerUpDocument = (powerUp: PowerUp): string => svgDocument(BADGES[powerUp].inner, BADGES[powerUp].area);

/** The cards with their marks, and the pieces that fly when a card is zapped. */
export const cardDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...zapDrawings(),
  ...Object.fromEntries(
    Object.entries(CARD_FACES).flatMap(([name, [face, edge]]) => [
      [name, drawingInColours(card, { face, edge })],
      // The lines of a card with a ring start above the ring.
      [`${name} falling`, drawingInColours(name === 'card power' ? fallingRaised : falling, { face, edge })],
    ]),
  ),
  'card right': drawingInColours(card, { face: '#EAFBE2', edge: paletteColour('leaf-700') }),
  right: correctBadge(20),
  ...BADGES,
});
