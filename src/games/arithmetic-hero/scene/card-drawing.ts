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

/** Nine-slice sizes for cards, of which only the middle stretches: the drawing, its corners and the ring. */
export const CARD = { width: 100, height: 72, corner: 24, ring: 18 } as const;

/** Font size of a card before scaling. */
export const CARD_FONT_SIZE = 44;

/** Nine-slice margins of falling cards, at the sides and above, so that their motion lines are not stretched. */
export const FALLING_SLICES = { side: 56, above: 60 } as const;

/** Fill and edge colour of each kind of card. */
export const CARD_FACES = {
  card: [PAPER, '#D9D3EE'],
  'card danger': ['#FFE4DD', '#F08F7C'],
  'card power': ['#FFF0BF', '#F5C646'],
} as const;

/** Every power-up has its own drawing, because colour must not be the only difference. */
const BADGES: Readonly<Record<PowerUp, Drawing>> = { slowMotion, doublePoints, shield, multiZap };

export const powerUpDocument = (powerUp: PowerUp): string => svgDocument(BADGES[powerUp].inner, BADGES[powerUp].area);

/** The cards with their marks, and the pieces that fly off when a card is zapped. */
export const cardDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...zapDrawings(),
  ...Object.fromEntries(
    Object.entries(CARD_FACES).flatMap(([name, [face, edge]]) => [
      [name, drawingInColours(card, { face, edge })],
      // A card with a ring has its motion lines start above the ring.
      [`${name} falling`, drawingInColours(name === 'card power' ? fallingRaised : falling, { face, edge })],
    ]),
  ),
  'card right': drawingInColours(card, { face: '#EAFBE2', edge: paletteColour('leaf-700') }),
  right: correctBadge(20),
  ...BADGES,
});
