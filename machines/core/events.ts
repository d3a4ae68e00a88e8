/*
 * Events that machines emit for anything that shows, plays or announces them. All games share these, and a game can add
 * its own in the same form.
 */
import type { PractisedSkill } from '../learning/practised-skill';
import type { PersonalBest } from './personal-bests';

/** The verdict on an answer. It is the type of the event that every game emits for the answer. */
export type Verdict = 'correct' | 'incorrect' | 'timedOut';

export interface QuestionAsked<Question> {
  readonly type: 'asked';
  readonly question: Question;
}

/** A correct answer. Music, sounds and the hero follow its streak: the correct answers in a row, including this one. */
export interface Correct {
  readonly type: 'correct';
  readonly streak: number;
}

/** The player has reached the next level or a harder difficulty. */
export interface LevelUp {
  readonly type: 'levelUp';
  readonly level: number;
}

/** A new best for a kind of round. It is emitted immediately, so that it is not lost if the player leaves the page. */
export interface PersonalBestReached {
  readonly type: 'bestReached';
  readonly kind: string;
  readonly best: PersonalBest;
}

/** A question was answered for the first time, or its time ran out. The child's memory learns from these events. */
export interface QuestionAnswered {
  readonly type: 'answered';
  readonly practisedSkill: PractisedSkill;
  readonly verdict: 'right' | 'wrong' | 'timeout';
  /** The time from question to answer, in milliseconds of game time; null if it has no meaning. */
  readonly ms: number | null;
}

/** Events that the page has to store. They are neither shown nor heard. */
export type StoredEvent = QuestionAnswered | PersonalBestReached;

export interface RoundFinished {
  readonly type: 'finished';
  readonly isNewBest: boolean;
  /** Set after a practice round in which every mistake was corrected. */
  readonly isPracticeComplete?: true;
}

/** A round after a change, with the events of that change in order. */
export interface RoundUpdate<Round, Event> {
  readonly round: Round;
  readonly events: readonly Event[];
}

export const createRoundUpdate = <Round, Event>(
  round: Round,
  ...events: readonly Event[]
): RoundUpdate<Round, Event> => ({
  round,
  events,
});

/** The emitting part of XState's action queue. XState's own types cannot infer this in a generic machine. */
interface EventQueue<Event> {
  emit(event: Event): void;
}

/** The part of XState's action queue that a turn needs. */
interface TurnQueue<Assigned, Event> extends EventQueue<Event> {
  assign(assigned: Assigned): void;
}

export const emit = <Event>(enqueue: EventQueue<Event>, event: Event): void => enqueue.emit(event);

/** Assigns the round of a turn, together with other changes, and emits its events. */
export function applyRoundUpdate<Round, Event, Change extends object>(
  enqueue: TurnQueue<Partial<Change> & { round: Round }, Event>,
  { round, events }: RoundUpdate<Round, Event>,
  change: Partial<Change> = {},
): void {
  enqueue.assign({ ...change, round });
  for (const event of events) emit(enqueue, event);
}
