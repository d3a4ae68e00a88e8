import type { Moment } from '../core/clock';
import { type Avatar } from '../core/hero';
import type { Seeds } from '../core/seeds';
import type { TimeSetting } from '../core/time-setting';
import type { Mix } from '../learning/mix';
import { type Cosmetic, itemState } from './cosmetics';
import type { LevelId } from './levels';
import type { Problem } from './problems';
import {
  type Achievement,
  applyChange,
  bestFor,
  type Change,
  levelOpenedBy,
  newlyUnlocked,
  type Saved,
  type ScoredRound,
} from './progress';
import type { AnswerForm, Mode, Tally } from './rules';

export interface Settings {
  readonly mode: Mode;
  readonly level: LevelId;
  readonly answers: AnswerForm;
  readonly time: TimeSetting;
}

export interface ArithmeticHeroInput {
  readonly clock: Moment;
  readonly seed: number;
  /** The mix that chooses the sums of the first round; null or absent if only the seed determines them. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly saved: Saved;
  /** Starts with a round instead of the menu, and skips its introduction. */
  readonly startsAtOnce: boolean;
}

/** The data that the game-over screen shows. */
export interface Result {
  readonly round: ScoredRound;
  readonly tally: Tally;
  readonly isNewHighScore: boolean;
  readonly openedLevel: LevelId | null;
  readonly achievements: readonly Achievement[];
}

/** The part of the current round that has already been added to the progress. */
export interface Counted {
  readonly solved: number;
  readonly longestStreak: number;
  readonly score: number;
}

/** The game's whole state while its page is open. */
export interface Session extends Seeds {
  /** The mix for the current or next round; null if only the seed determines the sums. */
  readonly mix: Mix | null;
  readonly clock: Moment;
  readonly settings: Settings;
  readonly saved: Saved;
  readonly skipsIntro: boolean;
  readonly counted: Counted;
  /** The saved data when the round began, for comparison with the result. */
  readonly before: Saved;
  readonly result: Result | null;
  /** The missed sums; during and after practice, those not yet solved on the first try. */
  readonly missed: readonly Problem[];
  /**
   * The missed sums that are or were being practised; null in a normal round. Practice does not count towards anything.
   */
  readonly practice: { readonly missed: readonly Problem[] } | null;
  /** The hero as shown in the wardrobe, not saved yet. */
  readonly look: Avatar;
}

const NOTHING_COUNTED: Counted = { solved: 0, longestStreak: 0, score: 0 };

/** Whether this is a guest round: a level from a link that is not unlocked yet. */
export const isGuest = ({ settings, saved }: Pick<Session, 'settings' | 'saved'>): boolean =>
  settings.mode !== 'challenge' && settings.level > saved.progress.unlockedLevels;

export const freshRound = (saved: Saved): Pick<Session, 'counted' | 'before' | 'result' | 'missed' | 'practice'> => ({
  counted: NOTHING_COUNTED,
  before: saved,
  result: null,
  missed: [],
  practice: null,
});

/** Practice only counts towards the total number of correct answers. */
export const countedPractice = (solved: number): Counted => ({ ...NOTHING_COUNTED, solved });

/** The statistics of a round that are added to the progress. */
export const countedIn = ({ solved, streak, score }: Tally): Counted => ({
  solved,
  longestStreak: streak.longest,
  score,
});

/** The correct answers that are not in the progress yet, or null if there are none. */
export function solvedChange({ counted }: Session, { solved, longestStreak }: Counted): Change | null {
  const isNew = solved > counted.solved || longestStreak > counted.longestStreak;
  return isNew ? { kind: 'solved', count: solved - counted.solved, longestStreak } : null;
}

const roundOf = ({ settings }: Session, score: number): ScoredRound => ({
  mode: settings.mode === 'challenge' ? 'challenge' : 'arcade',
  level: settings.level,
  time: settings.time,
  score,
});

const isRecorded = ({ settings, before }: Session): boolean =>
  settings.mode !== 'practice' && !isGuest({ settings, saved: before });

/** The score so far, if this round can set a best score. */
export const scoreChange = (session: Session): Change | null =>
  !isRecorded(session) ? null : { kind: 'scored', round: roundOf(session, session.counted.score) };

/** The data for the game-over screen after a round with this tally. */
export function resultOf(session: Session, tally: Tally): Result {
  const { saved, before } = session;
  const round = roundOf(session, tally.score);
  const counts = isRecorded(session);
  const after = counts ? applyChange(saved, { kind: 'scored', round }) : saved;
  // If the player left the page and came back, the saved progress may already contain this score, so we compare with
  // the progress from before the round.
  const isBest = tally.score > bestFor(before, round) && tally.score >= bestFor(saved, round);
  return {
    round,
    tally,
    isNewHighScore: counts && isBest,
    openedLevel: counts ? levelOpenedBy(before.progress, round) : null,
    achievements: newlyUnlocked(before.progress, after.progress),
  };
}

/** Emitted so that the page writes the change to the device. */
export interface Changed {
  readonly type: 'CHANGED';
  readonly change: Change;
}

/** The part of XState's action queue that a change needs. */
interface Queue {
  assign(assignment: { saved: Saved }): void;
  emit(emitted: Changed): void;
}

/** Applies a change, if there is one, to what is saved, and emits it. */
export function saveChange(enqueue: Queue, { saved }: Session, change: Change | null): void {
  if (change === null) return;
  enqueue.assign({ saved: applyChange(saved, change) });
  enqueue.emit({ type: 'CHANGED', change });
}

/** The change when a player chooses an item: it is unlocked if the player has earned it. */
export function unlockChange({ saved: { progress } }: Session, item: Cosmetic): Change | null {
  const state = itemState(item, progress.unlockedItems, progress.totalCorrectAnswers);
  return state === 'eligible' ? { kind: 'itemUnlocked', item } : null;
}
