import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { paletteColour } from '../../../stage/drawing';
import { drawingInColours, drawingsByName } from '../../../stage/drawings';
import bead from '../drawings/tones/bead.svg?drawing';
import bubble from '../drawings/tones/bubble.svg?drawing';

/** Fill and shade of a bubble by its look: not answered, wrong, or correct. */
export const FACES = {
  open: ['#F1FEFB', '#A3E4DC'],
  right: ['#EAFBE2', '#B5E5A5'],
  wrong: ['#FFE9E4', '#F5B6A8'],
} as const;

const bubbleOf = ([face, shade]: readonly [string, string]): Drawing => drawingInColours(bubble, { face, shade });

export const lagoonDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  'bubble open': bubbleOf(FACES.open),
  'bubble right': bubbleOf(FACES.right),
  'bubble wrong': bubbleOf(FACES.wrong),
  'bead sun': drawingInColours(bead, { face: paletteColour('sun-400'), edge: paletteColour('sun-600') }),
  'bead coral': drawingInColours(bead, { face: paletteColour('coral-500'), edge: '#A32C1F' }),
  'sign right': correctBadge(20),
  'sign wrong': incorrectBadge(19),
});
