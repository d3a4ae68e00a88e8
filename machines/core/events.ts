/*
 * What happens in a game, for all who see, hear or read it: machines emit it, and it is heard once. These are the words
 * that every game shares; a game adds its own in the same form.
 */
import type { Practised } from '../learning/practised';
import type { Best } from './bests';

/** A question is asked. */
export interface Asked<Question> {
  readonly type: 'asked';
  readonly question: Question;
}

/** The next level, or a harder difficulty, is reached. */
export interface LevelUp {
  readonly type: 'levelUp';
  readonly level: number;
}

/** A kind of round has come further than ever: told at once, so that leaving loses nothing. */
export interface BestReached {
  readonly type: 'bestReached';
  readonly kind: string;
  readonly best: Best;
}

/** A question was answered for the first time, or its time ran out: what is to be remembered of it. */
export interface Answered {
  readonly type: 'answered';
  readonly practised: Practised;
  readonly verdict: 'right' | 'wrong' | 'timeout';
  /** How long it was open, on game time, in milliseconds; null where that says nothing. */
  readonly ms: number | null;
}

/** What the page has to keep: nothing of it is seen or heard. */
export type ToKeep = Answered | BestReached;

/** A round is over. */
export interface Finished {
  readonly type: 'finished';
  readonly isNewBest: boolean;
  /** Given where it was a practice after which nothing is left to be mended. */
  readonly isAllMended?: true;
}

/** A round after something happened in it, and what that was, in order. */
export interface Turn<Round, Event> {
  readonly round: Round;
  readonly events: readonly Event[];
}

/** A round in which something happened. */
export const turn = <Round, Event>(round: Round, ...events: readonly Event[]): Turn<Round, Event> => ({
  round,
  events,
});

/** What of XState's queue lets an event be known. The types of its own cannot tell that of a game that is still any. */
interface EventQueue<Event> {
  emit(event: Event): void;
}

/** What of XState's queue a turn needs. */
interface TurnQueue<Assigned, Event> extends EventQueue<Event> {
  assign(assigned: Assigned): void;
}

/** Lets an event be known. */
export const emit = <Event>(enqueue: EventQueue<Event>, event: Event): void => enqueue.emit(event);

/** Goes on with the round of a turn and what else changed with it, and lets be known what happened in it. */
export function take<Round, Event, Change extends object>(
  enqueue: TurnQueue<Partial<Change> & { round: Round }, Event>,
  { round, events }: Turn<Round, Event>,
  change: Partial<Change> = {},
): void {
  enqueue.assign({ ...change, round });
  for (const event of events) emit(enqueue, event);
}
