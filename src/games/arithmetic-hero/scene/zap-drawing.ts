import type { Drawing } from '../../../stage/atlas';
import { PAPER, paint } from '../../../stage/drawing';
import { inTones } from '../../../stage/drawings';
import paper from '../drawings/tones/paper.svg?drawing';
import paperDot from '../drawings/tones/paper-dot.svg?drawing';
import shard from '../drawings/tones/shard.svg?drawing';
import sparkDot from '../drawings/tones/spark-dot.svg?drawing';
import sparkStar from '../drawings/tones/spark-star.svg?drawing';

const SPARKS = [paint('sun-400'), paint('teal-300'), paint('coral-300'), '#fff'] as const;
const SHARDS = ['#EAFBE2', '#B0E59F'] as const;
const PAPERS = [paint('violet-600'), paint('sun-400'), paint('teal-400'), paint('coral-400'), PAPER] as const;

/** The same pieces in several colours, in two alternating shapes. */
const inColours = (name: string, colours: readonly string[], one: Drawing, other: Drawing) =>
  Object.fromEntries(
    colours.map((colour, index) => [`${name} ${index}`, inTones(index % 2 === 0 ? one : other, { colour })]),
  );

export const zapDrawings = (): Readonly<Record<string, Drawing>> => ({
  ...inColours('shard', SHARDS, shard, shard),
  ...inColours('spark', SPARKS, sparkStar, sparkDot),
  ...inColours('paper', PAPERS, paper, paperDot),
});
