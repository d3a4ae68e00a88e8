/* What the atlas of the courtyard holds: the tiles in all their colours, the signs of the hints, and dots with their plate. */
import type { Status } from '../../../../machines/times-tables/rules';
import type { Drawing } from '../../../stage/atlas';
import { clipped, disc, type Point, paint, path, polygon, rightBadge, rounded, shaded } from '../../../stage/drawing';
import { FACES, HINTS } from './colours';
import { PLATE, TILE } from './layout';

type Drawings = Readonly<Record<string, Drawing>>;

const MOTIFS = [paint('coral-300'), paint('sun-300'), paint('teal-300'), paint('violet-300')] as const;
/** How many kinds of mosaic there are; tiles beside one another have different ones. */
export const MOTIF_COUNT = MOTIFS.length;

/** The name of the face of a tile. */
export const faceName = (status: Status, motif: number): string => `${status} ${motif}`;

const HALF = TILE / 2;
const CORNER = 16;
const OUTLINE = rounded(-HALF, -HALF, TILE, TILE, CORNER);

/** Quarter discs in two corners. */
const motif = (colour: string): string =>
  disc(-HALF, -HALF, 30, colour, { opacity: 0.55 }) + disc(HALF, HALF, 30, colour, { opacity: 0.55 });

const face = ([base, shade]: readonly [string, string], colour: string): Drawing => ({
  inner: shaded(OUTLINE, base, shade, { dx: -5, dy: -6 }) + clipped(OUTLINE, motif(colour)),
  area: [-HALF - 1, -HALF - 1, TILE + 2, TILE + 2],
});

const STATUSES = ['default', 'correct', 'hint-high', 'hint-low'] as const satisfies readonly Status[];

const faces = (): Drawings =>
  Object.fromEntries(
    STATUSES.flatMap((status) => MOTIFS.map((colour, index) => [faceName(status, index), face(FACES[status], colour)])),
  );

const UP: readonly Point[] = [
  [0, -8.5],
  [9.5, 7.5],
  [-9.5, 7.5],
];
const down = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [x, -y]);
const hint = (colour: string, points: readonly Point[]): Drawing => ({
  inner: disc(0, 0, 17, colour) + path(polygon(points, 2), '#fff'),
  area: [-18, -18, 36, 36],
});

const plate = (): Drawing => {
  const half = PLATE / 2;
  return {
    inner: shaded(rounded(-half, -half, PLATE, PLATE, 24), '#FFFBF5', '#C9B48F', { dx: -5, dy: -7 }),
    area: [-half - 1, -half - 1, PLATE + 2, PLATE + 2],
  };
};

/** The radius of a dot as it is drawn, before it is scaled. */
export const DOT = 10;

/** Everything that the scene of the courtyard is made of. */
export const courtyardDrawings = (): Drawings => ({
  ...faces(),
  'sign correct': { inner: rightBadge(0, 0, 17), area: [-18, -18, 36, 36] },
  'sign hint-high': hint(HINTS.high, UP),
  'sign hint-low': hint(HINTS.low, down(UP)),
  plate: plate(),
  dot: { inner: disc(0, 0, DOT, paint('violet-600')), area: [-DOT - 1, -DOT - 1, 2 * DOT + 2, 2 * DOT + 2] },
});
