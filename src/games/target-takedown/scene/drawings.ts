/* The drawings in the atlas: the moving parts of the booth and the target board, and the tiles. */
import type { Drawing } from '../../../stage/atlas';
import { correctBadge, incorrectBadge } from '../../../stage/badges';
import { PAPER, paletteColour } from '../../../stage/drawing';
import { drawingInColours, drawingsByName } from '../../../stage/drawings';
import bulb from '../drawings/tones/bulb.svg?drawing';
import part from '../drawings/tones/part.svg?drawing';
import tile from '../drawings/tones/tile.svg?drawing';

/** Width of the border that is not stretched with its picture, so that it stays sharp. */
export const EDGE = 4;
export const PART_HEIGHT = 40;
export const STRIPES_WIDTH = 360;
/** How far a tile's stand extends above its lower edge. A raised tile shows no more of the stand than this. */
export const STAND = { up: 18 } as const;

/** Fill and shade of a tile by its look. */
export const FACES = {
  tile: [PAPER, '#D8C7B0'],
  'tile chosen': [paletteColour('sun-400'), paletteColour('sun-600')],
  'tile right': ['#EAFBE2', paletteColour('leaf-700')],
  'tile wrong': ['#FFE4DD', '#F08F7C'],
} as const;

/** Fill and shade of the numbers in a sum, used in turn. */
const PARTS = [
  [paletteColour('sun-400'), paletteColour('sun-500')],
  [paletteColour('teal-300'), paletteColour('teal-400')],
  [paletteColour('violet-300'), '#9A70FB'],
] as const;

export const fairDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  ...Object.fromEntries(
    Object.entries(FACES).map(([name, [face, shade]]) => [name, drawingInColours(tile, { face, shade })]),
  ),
  ...Object.fromEntries(
    PARTS.map(([face, shade], index) => [`part ${index}`, drawingInColours(part, { face, shade })]),
  ),
  bulb: drawingInColours(bulb, { glass: '#7A5A3A', light: '#B48A55' }),
  'bulb lit': drawingInColours(bulb, { glass: paletteColour('sun-600'), light: paletteColour('sun-200') }),
  right: correctBadge(18),
  wrong: incorrectBadge(18),
});
