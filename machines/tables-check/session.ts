import type { ReadonlyClock } from '../core/clock';
import type { Seeds } from '../core/seeds';
import type { ChoiceSetting, Pace } from '../core/session';
import type { AnswerMethod } from '../learning/practised-skill';
import { newRound, type Round } from './round';
import { questionSeconds, type Settings } from './rules';

export interface CheckInput {
  readonly seed: number;
  readonly settings: Settings;
  /** Starts with the warm-up instead of the menu. */
  readonly startsAtOnce: boolean;
  readonly clock: ReadonlyClock;
  /** Set when two players share the board. There is no warm-up then, and gaps are shorter. */
  readonly pace?: Pace | null;
}

export interface Session extends Seeds {
  readonly clock: ReadonlyClock;
  readonly pace?: Pace | null;
  readonly settings: Settings;
  readonly opensAt: 'menu' | 'round';
  readonly round: Round;
  /** The whole seconds shown for the question; null without a limit. */
  readonly questionSecondsLeft: number | null;
  /** When the question's clock started; null before that. */
  readonly startedMs: number | null;
}

export type Event =
  | { type: 'CHOOSE'; chosen: Partial<Settings> }
  /** From the next check on, answers are given in this form. */
  | ({ type: 'CHOOSE_ANSWERS' } & ChoiceSetting)
  | { type: 'CHOOSE_TIME'; time: Settings['time'] }
  /** `seed` is for the new check if the current seed has already been played. */
  | { type: 'START'; seed: number }
  /** The current text of the field, and how it was entered. */
  | { type: 'TYPE'; text: string; way: AnswerMethod }
  /** Enter submits the answer. */
  | { type: 'GIVE' }
  /** The question has been read out. */
  | { type: 'WORDS_OVER' }
  | { type: 'NEXT' }
  | { type: 'SKIP_WARM_UP' }
  /** The player paused, or left the page. */
  | { type: 'PAUSED' }
  /** The time for the whole check is up. */
  | { type: 'STOP' }
  | { type: 'END_ROUND' }
  | { type: 'BACK_TO_MENU' };

export const newSession = ({ startsAtOnce, ...input }: CheckInput): Session => ({
  ...input,
  playedSeed: null,
  opensAt: startsAtOnce ? 'round' : 'menu',
  round: newRound(input.seed),
  questionSecondsLeft: questionSeconds(input.settings),
  startedMs: null,
});
