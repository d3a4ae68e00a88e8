import type { Drawing } from '../../../stage/atlas';
import { box, disc, PAPER, paint, path, polygon, star, stroke } from '../../../stage/drawing';

/** The beam as it is drawn: its length, how far it bends to either side, and in how many parts. */
const BEAM = { length: 360, bend: 16, parts: 5 } as const;
/** Its three lines, one on the other. */
const LINES = [
  { width: 27, colour: '#5D52BD' },
  { width: 13, colour: paint('sun-400') },
  { width: 5, colour: '#fff' },
] as const;

function beam(lines: readonly (typeof LINES)[number][], bend: number): Drawing {
  const { length, parts } = BEAM;
  const corners = Array.from({ length: parts + 1 }, (_, index) => {
    const side = index === 0 || index === parts ? 0 : index % 2 === 0 ? -bend : bend;
    return `${(length * index) / parts} ${side}`;
  });
  const height = 2 * (bend + 16);
  return {
    inner: lines.map(({ width, colour }) => stroke(`M${corners.join('L')}`, colour, width)).join(''),
    area: [0, -height / 2, length, height],
  };
}

const SPARKS = [paint('sun-400'), paint('teal-300'), paint('coral-300'), '#fff'] as const;
const SHARDS = ['#EAFBE2', '#B0E59F'] as const;
const PAPERS = [paint('violet-600'), paint('sun-400'), paint('teal-400'), paint('coral-400'), PAPER] as const;

const SHARD = polygon(
  [
    [0, -11],
    [12, 9],
    [-12, 7],
  ],
  3,
);

const inColours = (name: string, colours: readonly string[], draw: (colour: string, index: number) => Drawing) =>
  Object.fromEntries(colours.map((colour, index) => [`${name} ${index}`, draw(colour, index)]));

/** What is seen when a sum is zapped: the beam, the burst, and the pieces that fly. */
export const zapDrawings = (): Readonly<Record<string, Drawing>> => ({
  beam: beam(LINES, BEAM.bend),
  'beam calm': beam([LINES[1]], 0),
  burst: {
    inner:
      path(star(0, 0, 74, 46, { points: 12 }), '#6E62D8') + path(star(0, 0, 58, 37, { points: 12, corner: 3 }), PAPER),
    area: [-75, -75, 150, 150],
  },
  ...inColours('shard', SHARDS, (colour) => ({ inner: path(SHARD, colour), area: [-13, -12, 26, 24] })),
  ...inColours('spark', SPARKS, (colour, index) => ({
    inner: index % 2 === 0 ? path(star(0, 0, 8, 3.4, { points: 4, corner: 2 }), colour) : disc(0, 0, 8, colour),
    area: [-9, -9, 18, 18],
  })),
  ...inColours('paper', PAPERS, (colour, index) => ({
    inner: index % 2 === 0 ? box([-6, -4, 12, 8], 1, colour) : disc(0, 0, 5.5, colour),
    area: [-7, -7, 14, 14],
  })),
});
