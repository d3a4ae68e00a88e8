import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/badges';
import { paint } from '../../../stage/drawing';
import { inTones, named } from '../../../stage/drawings';
import bead from '../drawings/tones/bead.svg?drawing';
import bubble from '../drawings/tones/bubble.svg?drawing';

/** Fill and shade of a bubble by its look: not answered, wrong, or correct. */
export const FACES = {
  open: ['#F1FEFB', '#A3E4DC'],
  right: ['#EAFBE2', '#B5E5A5'],
  wrong: ['#FFE9E4', '#F5B6A8'],
} as const;

const bubbleOf = ([face, shade]: readonly [string, string]): Drawing => inTones(bubble, { face, shade });

export const lagoonDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true })),
  'bubble open': bubbleOf(FACES.open),
  'bubble right': bubbleOf(FACES.right),
  'bubble wrong': bubbleOf(FACES.wrong),
  'bead sun': inTones(bead, { face: paint('sun-400'), edge: paint('sun-600') }),
  'bead coral': inTones(bead, { face: paint('coral-500'), edge: '#A32C1F' }),
  'sign right': rightBadge(20),
  'sign wrong': wrongBadge(19),
});
