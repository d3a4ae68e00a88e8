import { shallowEqual } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { play } from '../sound';
import { announce } from './announcer';

/** What of an actor can be followed. */
interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): { unsubscribe(): void };
}

/** Calls `listener` with what `select` takes of an actor, at once and after every change, until the given function is called. */
export function watch<Snapshot, Seen>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Seen,
  listener: (seen: Seen) => void,
): () => void {
  listener(select(actor.getSnapshot()));
  const watching = actor.subscribe((snapshot) => listener(select(snapshot)));
  return () => watching.unsubscribe();
}

/** What of an actor a scene shows, as a stage follows it: a second that passes changes most views in nothing. */
export const useView = <Snapshot, Seen extends object>(
  actor: Watched<Snapshot>,
  viewOf: (snapshot: Snapshot) => Seen,
) =>
  useCallback(
    (listener: (seen: Seen) => void) => {
      let last: Seen | null = null;
      return watch(actor, viewOf, (seen) => {
        if (last !== null && shallowEqual(last, seen)) return;
        last = seen;
        listener(seen);
      });
    },
    [actor, viewOf],
  );

/**
 * Calls `hear` once for each thing that happens in a game: its machine lists what its last event made happen, and keeps
 * the very same list until the next one.
 */
export function useHappenings<Snapshot, Happening>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => readonly Happening[],
  hear: (happening: Happening, snapshot: Snapshot) => void,
): void {
  const last: RefObject<readonly Happening[]> = useRef([]);
  const tell = useEffectEvent((snapshot: Snapshot) => {
    const happened = select(snapshot);
    if (happened === last.current) return;
    last.current = happened;
    for (const happening of happened) hear(happening, snapshot);
  });
  useEffect(() => watch(actor, (snapshot) => snapshot, tell), [actor]);
}

/**
 * Reads each question out once, when it is first asked; null while none is. The key names it among all that the page asks,
 * those of other rounds included.
 */
export function useAnnouncedQuestion(question: string | null, key: string): void {
  const last = useRef('');
  useEffect(() => {
    if (question === null || key === last.current) return;
    last.current = key;
    announce(question);
  }, [question, key]);
}

/** A tick for each of the last seconds of a limit; null where nothing runs out. */
export function useLastSeconds(secondsLeft: number | null, lastSeconds: number): void {
  const isEnding = secondsLeft !== null && secondsLeft > 0 && secondsLeft <= lastSeconds;
  const second = isEnding ? secondsLeft : null;
  useEffect(() => {
    if (second !== null) play('tick');
  }, [second]);
}
