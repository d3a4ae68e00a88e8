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
  bestFor,
  type Change,
  changed,
  levelOpenedBy,
  newlyUnlocked,
  type Saved,
  type ScoredRound,
} from './progress';
import type { AnswerForm, Mode, Tally } from './rules';

/** What a round can be set to. */
export interface Settings {
  readonly mode: Mode;
  readonly level: LevelId;
  readonly answers: AnswerForm;
  readonly time: TimeSetting;
}

/** What the page gives the game to begin with. */
export interface ArithmeticHeroInput {
  readonly clock: Moment;
  readonly seed: number;
  /** What the first round is mixed by; null, or not given, where its seed says it all. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly saved: Saved;
  /** Begins with a round in place of the menu, and without its introduction. */
  readonly startsAtOnce: boolean;
}

/** What a round has brought: for the game-over screen. */
export interface Result {
  readonly round: ScoredRound;
  readonly tally: Tally;
  readonly isNewHighScore: boolean;
  readonly openedLevel: LevelId | null;
  readonly achievements: readonly Achievement[];
}

/** What of the round at play has already gone into the progress. */
export interface Counted {
  readonly solved: number;
  readonly longestStreak: number;
  readonly score: number;
}

/** All that the game knows while its page is open. */
export interface Session extends Seeds {
  /** What the round at play, or the next one, is mixed by; null where its seed says it all. */
  readonly mix: Mix | null;
  readonly clock: Moment;
  readonly settings: Settings;
  readonly saved: Saved;
  readonly skipsIntro: boolean;
  readonly counted: Counted;
  /** What was saved when the round began: by this its result is judged. */
  readonly before: Saved;
  readonly result: Result | null;
  /** What went wrong in the round; in practice of that, and after it, what is not mended yet. */
  readonly missed: readonly Problem[];
  /** What is practised of it, or was: counted for nothing. */
  readonly practice: { readonly missed: readonly Problem[] } | null;
  /** The hero in the customiser, not yet saved. */
  readonly look: Avatar;
}

const NOTHING_COUNTED: Counted = { solved: 0, longestStreak: 0, score: 0 };

/** Whether a round is played as a guest: a level that a link names and that is not open yet. */
export const isGuest = ({ settings, saved }: Pick<Session, 'settings' | 'saved'>): boolean =>
  settings.mode !== 'challenge' && settings.level > saved.progress.unlockedLevels;

/** What a new round begins with. */
export const freshRound = (saved: Saved): Pick<Session, 'counted' | 'before' | 'result' | 'missed' | 'practice'> => ({
  counted: NOTHING_COUNTED,
  before: saved,
  result: null,
  missed: [],
  practice: null,
});

/** Practice counts to the total alone. */
export const practised = (solved: number): Counted => ({ ...NOTHING_COUNTED, solved });

/** What a tally has to say to the progress. */
export const countedIn = ({ solved, streak, score }: Tally): Counted => ({
  solved,
  longestStreak: streak.longest,
  score,
});

/** The right answers that are not yet in the progress, or null where there are none. */
export function solvedSince({ counted }: Session, { solved, longestStreak }: Counted): Change | null {
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

/** The score as it stands, where this round can set one. */
export const scoreIn = (session: Session): Change | null =>
  !isRecorded(session) ? null : { kind: 'scored', round: roundOf(session, session.counted.score) };

/** What the game-over screen shows of a round that ended with this tally. */
export function resultOf(session: Session, tally: Tally): Result {
  const { saved, before } = session;
  const round = roundOf(session, tally.score);
  const counts = isRecorded(session);
  const after = counts ? changed(saved, { kind: 'scored', round }) : saved;
  // The score may stand in the progress already, since the page was left and came back: hence what was before the round.
  const isBest = tally.score > bestFor(before, round) && tally.score >= bestFor(saved, round);
  return {
    round,
    tally,
    isNewHighScore: counts && isBest,
    openedLevel: counts ? levelOpenedBy(before.progress, round) : null,
    achievements: newlyUnlocked(before.progress, after.progress),
  };
}

/** What the page is told of a change, which it writes to the device. */
export interface Changed {
  readonly type: 'CHANGED';
  readonly change: Change;
}

/** What of XState's enqueue a change needs. */
interface Queue {
  assign(assignment: { saved: Saved }): void;
  emit(emitted: Changed): void;
}

/** Puts a change, where there is one, into what is saved, and tells the page. */
export function keep(enqueue: Queue, { saved }: Session, change: Change | null): void {
  if (change === null) return;
  enqueue.assign({ saved: changed(saved, change) });
  enqueue.emit({ type: 'CHANGED', change });
}

/** The change that choosing an item makes: it is unlocked where the player has earned it. */
export function unlockOf({ saved: { progress } }: Session, item: Cosmetic): Change | null {
  const state = itemState(item, progress.unlockedItems, progress.totalCorrectAnswers);
  return state === 'eligible' ? { kind: 'itemUnlocked', item } : null;
}
