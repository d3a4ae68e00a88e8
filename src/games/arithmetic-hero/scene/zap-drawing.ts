import type { Drawing } from '../../../stage/atlas';
import { PAPER, paletteColour } from '../../../stage/drawing';
import { drawingInColours } from '../../../stage/drawings';
import paper from '../drawings/tones/paper.svg?drawing';
import paperDot from '../drawings/tones/paper-dot.svg?drawing';
import shard from '../drawings/tones/shard.svg?drawing';
import sparkDot from '../drawings/tones/spark-dot.svg?drawing';
import sparkStar from '../drawings/tones/spark-star.svg?drawing';

const SPARKS = [paletteColour('sun-400'), paletteColour('teal-300'), paletteColour('coral-300'), '#fff'] as const;
const SHARDS = ['#EAFBE2', '#B0E59F'] as const;
const PAPERS = [
  paletteColour('violet-600'),
  paletteColour('sun-400'),
  paletteColour('teal-400'),
  paletteColour('coral-400'),
  PAPER,
] as const;

/** Two drawings of a piece, alternating through several colours. */
const inColours = (name: string, colours: readonly string[], one: Drawing, other: Drawing) =>
  Object.fromEntries(
    colours.map((colour, index) => [`${name} ${index}`, drawingInColours(index % 2 === 0 ? one : other, { colour })]),
  );

export const zapDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...inColours('shard', SHARDS, shard, shard),
  ...inColours('spark', SPARKS, sparkStar, sparkDot),
  ...inColours('paper', PAPERS, paper, paperDot),
});
