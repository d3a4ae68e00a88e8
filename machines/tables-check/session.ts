/* What the check knows while its page is open, and what can be done in it. */
import type { Moment } from '../core/clock';
import type { Seeds } from '../core/seeds';
import type { Pace } from '../core/session';
import type { AnswerWay } from '../learning/practised';
import { newRound, type Round } from './round';
import { questionSeconds, type Settings } from './rules';

/** What the page gives it to begin with. */
export interface CheckInput {
  readonly seed: number;
  readonly settings: Settings;
  /** Begins with the warm-up in place of the menu. */
  readonly startsAtOnce: boolean;
  /** The clock that the check runs on. */
  readonly clock: Moment;
  /** Given where it is played beside another one: without its warm-up, and with shorter gaps. */
  readonly pace?: Pace | null;
}

/** All that the check knows. */
export interface Session extends Seeds {
  readonly clock: Moment;
  readonly pace?: Pace | null;
  readonly settings: Settings;
  readonly opensAt: 'menu' | 'round';
  readonly round: Round;
  /** The whole seconds that are shown for the question; null without a limit. */
  readonly questionSecondsLeft: number | null;
  /** When the clock of the question began; null before. */
  readonly startedMs: number | null;
}

/** What can be done. */
export type Event =
  | { type: 'CHOOSE'; chosen: Partial<Settings> }
  /** `seed` is for this check where the seed at hand has been played. */
  | { type: 'START'; seed: number }
  /** What stands in the field now, and how it came there. */
  | { type: 'TYPE'; text: string; way: AnswerWay }
  /** Enter. */
  | { type: 'GIVE' }
  /** The question was read out. */
  | { type: 'WORDS_OVER' }
  | { type: 'NEXT' }
  | { type: 'SKIP_WARM_UP' }
  /** The clock was stopped by the player, or by the page being left. */
  | { type: 'PAUSED' }
  /** The check has taken as long as it may. */
  | { type: 'STOP' }
  | { type: 'END_ROUND' }
  | { type: 'BACK_TO_MENU' };

/** What it knows before anything is done. */
export const newSession = ({ startsAtOnce, ...input }: CheckInput): Session => ({
  ...input,
  playedSeed: null,
  opensAt: startsAtOnce ? 'round' : 'menu',
  round: newRound(input.seed),
  questionSecondsLeft: questionSeconds(input.settings),
  startedMs: null,
});
