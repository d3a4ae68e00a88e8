import type { GameClock } from '../../../machines/core/clock';
import type { Dealing } from '../../../machines/core/session';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { Switches } from '../../device/switches';

export interface GameStart {
  /** Switches from the address, read once. */
  readonly switches: Switches;
  /** Game time, at the speed that the address asks for. */
  readonly clock: GameClock;
  /** The seed from the address or a random one, and what the first round is picked from. */
  readonly dealing: Dealing & { readonly seed: number };
  /** The time setting from the address, or the one remembered on this device. */
  readonly time: TimeSetting;
  /** Reduced motion, as the device or the address asks. */
  readonly reducedMotion: boolean;
}
