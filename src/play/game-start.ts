import type { GameClock } from '../../machines/core/clock';
import type { Dealing } from '../../machines/core/session';
import type { TimeSetting } from '../../machines/core/time-setting';
import type { Switches } from '../device/switches';

/** What every game page begins with. */
export interface GameStart {
  /** What the address asks for, read once. */
  readonly switches: Switches;
  /** Game time, at the speed that the address asks for. */
  readonly clock: GameClock;
  /** The seed of the address, or one by chance, and what the first round is mixed by. */
  readonly dealing: Dealing & { readonly seed: number };
  /** The time setting of the address, or the one that this device remembers. */
  readonly time: TimeSetting;
  /** Less motion, as the device or the address asks. */
  readonly reducedMotion: boolean;
}
