/* The drawings in the atlas: the moving parts of the booth and the target board, and the tiles. */
import type { Drawing } from '../../../stage/atlas';
import { rightBadge, wrongBadge } from '../../../stage/badges';
import { PAPER, paint } from '../../../stage/drawing';
import { inTones, named } from '../../../stage/drawings';
import bulb from '../drawings/tones/bulb.svg?drawing';
import part from '../drawings/tones/part.svg?drawing';
import tile from '../drawings/tones/tile.svg?drawing';

/** The part of a stretched picture that keeps its size, so that its edge stays sharp. */
export const EDGE = 4;
export const PART_HEIGHT = 40;
export const STRIPES_WIDTH = 360;
/** How far the stand of a tile reaches above its lower edge. A raised tile shows no more of it. */
export const STAND = { up: 18 } as const;

/** Fill and shade of a tile by its look. */
export const FACES = {
  tile: [PAPER, '#D8C7B0'],
  'tile chosen': [paint('sun-400'), paint('sun-600')],
  'tile right': ['#EAFBE2', paint('leaf-700')],
  'tile wrong': ['#FFE4DD', '#F08F7C'],
} as const;

/** Fill and shade of the parts of a sum, in turn. */
const PARTS = [
  [paint('sun-400'), paint('sun-500')],
  [paint('teal-300'), paint('teal-400')],
  [paint('violet-300'), '#9A70FB'],
] as const;

export const fairDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...named(import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true })),
  ...Object.fromEntries(Object.entries(FACES).map(([name, [face, shade]]) => [name, inTones(tile, { face, shade })])),
  ...Object.fromEntries(PARTS.map(([face, shade], index) => [`part ${index}`, inTones(part, { face, shade })])),
  bulb: inTones(bulb, { glass: '#7A5A3A', light: '#B48A55' }),
  'bulb lit': inTones(bulb, { glass: paint('sun-600'), light: paint('sun-200') }),
  right: rightBadge(18),
  wrong: wrongBadge(18),
});
