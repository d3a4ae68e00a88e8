import type { SoundName } from '../../device/sound-sprites';
import type { Area } from '../../stage/area';
import type { Drawing } from '../../stage/atlas';

/** How somebody of a place moves: life.css has each of these. */
type Movement = 'crosses' | 'leaps' | 'hops' | 'sways' | 'spins' | 'floats' | 'twinkles';

/** What somebody looks out from behind: a sill that is drawn with them, or something that the picture has there. */
type Cover = 'sill' | 'picture';

/** Somebody or something that lives in the place of a game. */
export type Actor = Living &
  (
    | { readonly movement: Movement; readonly cover?: never }
    // Of whoever looks out, no more than the head is drawn: it needs something below it.
    | { readonly movement: 'peeps'; readonly cover: Cover }
  );

interface Living {
  readonly drawing: Drawing;
  /** Where the middle of its drawing is: on the picture behind menu and result, 1600 x 900, or on a stage in design units. */
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  /** How near it is: so far it drifts. */
  readonly depth: 'far' | 'middle' | 'near';
  /** What is heard when it is poked; without a sound it goes its own way. */
  readonly sound?: SoundName;
}

/** Who lives in the place of a game. */
export type Life = readonly Actor[];

/** How far each movement reaches above a drawing, and to its right. */
const REACH: Readonly<Record<Actor['movement'], readonly [up: number, right: number]>> = {
  crosses: [14, 110],
  leaps: [90, 80],
  hops: [34, 4],
  sways: [6, 8],
  spins: [0, 0],
  peeps: [22, 0],
  floats: [26, 4],
  twinkles: [4, 4],
};

/** All that somebody takes up, with all that it does. */
export function reachOf({ drawing, at: [x, y], size = 1, movement }: Actor): Area {
  const [, , width, height] = drawing.area;
  const [up, right] = REACH[movement];
  return {
    x: x - (width * size) / 2,
    y: y - (height * size) / 2 - up,
    width: width * size + right,
    height: height * size + up,
  };
}
