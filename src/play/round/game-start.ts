import type { GameClock } from '../../../machines/core/clock';
import type { DealOptions } from '../../../machines/core/session';
import type { TimeSetting } from '../../../machines/core/time-setting';
import type { UrlOptions } from '../../device/url-options';

/** What a game starts with, as the URL, the device or the mode decides. */
export interface PageStart {
  /** Switches from the URL, read once. */
  readonly switches: UrlOptions;
  /** Game time, at the speed that the URL sets. */
  readonly clock: GameClock;
  /** The seed from the URL or a random one, and the mix for the first round. */
  readonly dealing: DealOptions & { readonly seed: number };
  /** The time setting from the URL, or the one remembered on this device. */
  readonly time: TimeSetting;
  /** The number of questions in the first round, if it is shorter than the game's own. */
  readonly questions?: number;
}

export interface GameStart extends PageStart {
  /** Reduced motion, as set on the device or in the URL. */
  readonly reducedMotion: boolean;
}
