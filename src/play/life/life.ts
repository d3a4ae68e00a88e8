import type { SoundName } from '../../device/sound-sprites';
import type { Drawing } from '../../stage/atlas';

/** How somebody of a place moves: life.css has each of these. */
type Movement = 'crosses' | 'leaps' | 'hops' | 'sways' | 'spins' | 'peeps' | 'floats' | 'twinkles';

/** Somebody or something that lives in the place of a game. */
export interface Actor {
  readonly drawing: Drawing;
  /** Where the middle of its drawing is on the picture behind menu and result, 1600 x 900. */
  readonly at: readonly [x: number, y: number];
  readonly size?: number;
  readonly movement: Movement;
  /** How near it is: so far it drifts. */
  readonly depth: 'far' | 'middle' | 'near';
  /** What is heard when it is poked; without a sound it goes its own way. */
  readonly sound?: SoundName;
}

/** Who lives in the place of a game. */
export type Life = readonly Actor[];
