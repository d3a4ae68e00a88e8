import type { Movement } from '../../../catalogue/define-game';
import type { SoundName } from '../../../device/sound-sprites';
import type { Area } from '../../../stage/area';
import type { Drawing } from '../../../stage/atlas';

/** A peeping creature hides behind a sill that is drawn with it, or behind something in the picture. */
type Cover = 'sill' | 'picture';

export type CreatureSetup = Living &
  (
    | { readonly movement: Movement; readonly cover?: never }
    // Only the head of a peeping creature is drawn, so something must cover the rest.
    | { readonly movement: 'peeps'; readonly cover: Cover }
  );

interface Living {
  readonly drawing: Drawing;
  /**
   * The origin of the drawing, which is at the feet of what stands: on the picture behind menus and results,
   * 1600 x 900, or on a stage in scene units.
   */
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  /** Near creatures drift more. */
  readonly depth: 'far' | 'middle' | 'near';
  /** Sound when it is poked. A creature without a sound cannot be poked. */
  readonly sound?: SoundName;
}

export type Creatures = readonly CreatureSetup[];

/** Distance that each movement reaches above a drawing and to its right. */
const REACH: Readonly<Record<CreatureSetup['movement'], readonly [up: number, right: number]>> = {
  crosses: [14, 110],
  leaps: [90, 80],
  hops: [34, 4],
  sways: [6, 8],
  spins: [0, 0],
  peeps: [22, 0],
  floats: [26, 4],
  twinkles: [4, 4],
};

/** Everything a creature covers while it moves. */
export function getCreatureArea({ drawing, at: [x, y], size = 1, movement }: CreatureSetup): Area {
  const [left, top, width, height] = drawing.area;
  const [up, right] = REACH[movement];
  return {
    x: x + left * size,
    y: y + top * size - up,
    width: width * size + right,
    height: height * size + up,
  };
}
