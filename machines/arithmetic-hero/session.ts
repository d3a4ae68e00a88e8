import type { ReadonlyClock } from '../core/clock';
import type { QuestionAnswered } from '../core/events';
import type { Seeds } from '../core/seeds';
import type { TimeSetting } from '../core/time-setting';
import type { Mix } from '../learning/mix';
import { type Battle, type BattleEvent, type EmittedEvent, newBattle, withoutEvents } from './battle';
import type { LevelId } from './levels';
import { createAnsweredEvent } from './practised-skill';
import type { Problem } from './problems';
import {
  type Achievement,
  applyChange,
  findNewAchievements,
  findUnlockedLevel,
  getHighScore,
  type ProgressChange,
  type SavedProgress,
  type ScoredRound,
} from './progress';
import type { AnswerMode, Mode, Tally } from './rules';

export interface Settings {
  readonly mode: Mode;
  readonly level: LevelId;
  readonly answers: AnswerMode;
  readonly time: TimeSetting;
}

export interface ArithmeticHeroInput {
  readonly clock: ReadonlyClock;
  readonly seed: number;
  /** The mix that chooses the sums for the first round; null or absent if only the seed determines them. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly saved: SavedProgress;
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

/** The game's whole state while its page is open. */
export interface Session extends Seeds {
  /** The mix for the current or next round; null if only the seed determines the sums. */
  readonly mix: Mix | null;
  readonly clock: ReadonlyClock;
  readonly settings: Settings;
  readonly saved: SavedProgress;
  readonly skipsIntro: boolean;
  /** The current round, or the last one. */
  readonly round: Battle;
  /** How the player answers in this round. Practice settings can change it. */
  readonly answers: AnswerMode;
  /** The saved data when the round began, for comparison with the result. */
  readonly before: SavedProgress;
  readonly result: Result | null;
  /** The missed sums; during and after practice, those not yet solved on the first try. */
  readonly missed: readonly Problem[];
  /**
   * The missed sums that are or were being practised; null in a normal round. Practice does not count towards anything.
   */
  readonly practice: { readonly missed: readonly Problem[] } | null;
}

/** Whether this is a guest round: a level from a link that is not unlocked yet. */
export const isGuestRound = ({ settings, saved }: Pick<Session, 'settings' | 'saved'>): boolean =>
  settings.mode !== 'challenge' && settings.level > saved.progress.unlockedLevels;

/** What every new round starts with. Practice of missed sums keeps the result of the previous round. */
export const createRoundState = (saved: SavedProgress): Pick<Session, 'before' | 'result' | 'missed' | 'practice'> => ({
  before: saved,
  result: null,
  missed: [],
  practice: null,
});

/** A round with these settings, before its first sum. */
export function newRound(session: Pick<Session, 'clock' | 'seed' | 'mix' | 'settings' | 'practice'>): Battle {
  const { clock, seed, mix, practice, settings } = session;
  const { time, level } = settings;
  const mode = practice === null ? settings.mode : 'practice';
  const missed = practice?.missed ?? null;
  return newBattle({ seed, time, level, mode, missed }, missed === null ? mix : null, clock.now);
}

/** The correct answers of a step that count towards the progress. In practice they do not count for the streak. */
function solvedChange({ round, practice }: Session, { solved, streak, settings }: Battle): ProgressChange | null {
  if (practice !== null || solved <= round.solved) return null;
  const longestStreak = settings.mode === 'practice' ? 0 : streak.longest;
  return { kind: 'solved', count: solved - round.solved, longestStreak };
}

const scoredRound = ({ settings, answers, round }: Session): ScoredRound => ({
  mode: settings.mode === 'challenge' ? 'challenge' : 'arcade',
  level: settings.level,
  // The time that the round began with. The setting for the next one may have been changed meanwhile.
  time: round.settings.time,
  ...(answers === 'choice' && { answers }),
  score: round.score,
});

const isRecorded = ({ settings, before, round }: Session): boolean =>
  round.settings.mode !== 'practice' && !isGuestRound({ settings, saved: before });

/** The score so far, if this round can set a best score. */
export const scoreChange = (session: Session): ProgressChange | null =>
  isRecorded(session) ? { kind: 'scored', round: scoredRound(session) } : null;

/** The level that the round has unlocked so far, or null. */
export const openedLevel = (session: Session): LevelId | null =>
  isRecorded(session) ? findUnlockedLevel(session.before.progress, scoredRound(session)) : null;

/** The data for the game-over screen. */
export function createResult(session: Session): Result {
  const { saved, before, round: tally } = session;
  const round = scoredRound(session);
  const counts = isRecorded(session);
  const after = counts ? applyChange(saved, { kind: 'scored', round }) : saved;
  // If the player left the page and came back, the saved progress may already contain this score, so we compare with
  // the progress from before the round.
  const isBest = tally.score > getHighScore(before, round) && tally.score >= getHighScore(saved, round);
  return {
    round,
    tally,
    isNewHighScore: counts && isBest,
    openedLevel: openedLevel(session),
    achievements: findNewAchievements(before.progress, after.progress),
  };
}

/** Emitted so that the page writes the change to the device. */
export interface ProgressChanged {
  readonly type: 'CHANGED';
  readonly change: ProgressChange;
}

/** The part of XState's action queue that a change needs. */
interface Queue {
  assign(assignment: Partial<Session>): void;
  emit(emitted: ProgressChanged | EmittedEvent): void;
}

/** Applies a change, if there is one, to what is saved, and emits it. */
export function saveChange(enqueue: Queue, { saved }: Session, change: ProgressChange | null): void {
  if (change === null) return;
  enqueue.assign({ saved: applyChange(saved, change) });
  enqueue.emit({ type: 'CHANGED', change });
}

/** Assigns the round after a step, and emits its events. */
export function showStep(
  enqueue: Queue,
  after: Battle,
  seen: (event: BattleEvent) => QuestionAnswered | null = () => null,
): void {
  enqueue.assign({ round: withoutEvents(after) });
  for (const event of after.events) {
    enqueue.emit(event);
    const answered = seen(event);
    if (answered !== null) enqueue.emit(answered);
  }
}

/** Also emits the events for the child's memory, and saves the correct answers. */
export function applyStep(enqueue: Queue, session: Session, after: Battle): void {
  showStep(enqueue, after, (event) => createAnsweredEvent(event, after));
  saveChange(enqueue, session, solvedChange(session, after));
}
