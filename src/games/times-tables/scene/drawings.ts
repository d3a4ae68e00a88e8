/* The drawings in the atlas: the tiles in all their colours, the symbols of the hints, and dots with their plate. */
import type { Status } from '../../../../machines/times-tables/rules';
import type { Drawing } from '../../../stage/atlas';
import { correctBadge } from '../../../stage/badges';
import { paletteColour } from '../../../stage/drawing';
import { drawingInColours, drawingsByName } from '../../../stage/drawings';
import hintHigh from '../drawings/signs/hint-high.svg?drawing';
import hintLow from '../drawings/signs/hint-low.svg?drawing';
import tile from '../drawings/tones/tile.svg?drawing';
import { FACES } from './colours';

const MOTIFS = [
  paletteColour('coral-300'),
  paletteColour('sun-300'),
  paletteColour('teal-300'),
  paletteColour('violet-300'),
] as const;
/** The number of mosaic patterns. Neighbouring tiles have different ones. */
export const MOTIF_COUNT = MOTIFS.length;

export const faceName = (status: Status, motif: number): string => `${status} ${motif}`;

const STATUSES = ['default', 'correct', 'hint-high', 'hint-low'] as const satisfies readonly Status[];

const faces = (): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    STATUSES.flatMap((status) => {
      const [face, shade] = FACES[status];
      return MOTIFS.map((motif, index) => [faceName(status, index), drawingInColours(tile, { face, shade, motif })]);
    }),
  );

/** The radius of a dot before scaling. */
export const DOT_RADIUS = 10;

export const courtyardDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...faces(),
  ...drawingsByName(
    import.meta.glob<Drawing>('../drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
  ),
  'sign hint-high': hintHigh,
  'sign hint-low': hintLow,
  'sign correct': correctBadge(17),
});
