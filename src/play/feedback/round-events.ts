/* The events of a game's machine, and the hooks that listen to them. */
import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import { usePlayMode } from '../round/play-mode';

/** A machine that emits events. */
export interface EmittingActor<Event, Snapshot> {
  on(type: '*', listener: (event: Event) => void): { unsubscribe(): void };
  getSnapshot(): Snapshot;
}

export interface NamedEvent {
  readonly type: string;
  /** Of a right answer: the right answers in a row, including this one. */
  readonly streak?: number;
}

/** The events of this type. `Extract` would lose an event whose type is one of several. */
export type EventOf<Event extends NamedEvent, Type extends string> = Event extends unknown
  ? Type extends Event['type']
    ? Event
    : never
  : never;

/** Reactions to some of a game's events, by the type of the event. */
export type Reactions<Event extends NamedEvent, Snapshot, Result> = {
  readonly [Type in Event['type']]?: (event: EventOf<Event, Type>, snapshot: Snapshot) => Result;
};

/** The reaction to an event, if there is one. Each reaction is stored under the type of its own event. */
export function reactionTo<Event extends NamedEvent, Snapshot, Result>(
  reactions: Reactions<Event, Snapshot, Result>,
  event: Event,
): ((event: Event, snapshot: Snapshot) => Result) | undefined;
export function reactionTo(reactions: Readonly<Record<string, unknown>>, { type }: NamedEvent) {
  return reactions[type];
}

/**
 * A function that calls `listener` with each event of a game until the function it returns is called. Scenes react to
 * these events.
 */
export const useEvents = <Event>(actor: Pick<EmittingActor<Event, unknown>, 'on'>) =>
  useCallback(
    (listener: (event: Event) => void) => {
      const hearing = actor.on('*', listener);
      return () => hearing.unsubscribe();
    },
    [actor],
  );

/**
 * Calls `listener` with each event and the snapshot after it. A game that is part of something larger continues after
 * a round, so the end of a round is left out: the end of the whole is announced.
 */
export function useRoundEvents<Event extends NamedEvent, Snapshot>(
  actor: EmittingActor<Event, Snapshot>,
  listener: (event: Event, snapshot: Snapshot) => void,
): void {
  const { onAnswer } = usePlayMode();
  const hear = useEffectEvent((event: Event) => {
    if (onAnswer === null || event.type !== 'finished') listener(event, actor.getSnapshot());
  });
  // A layout effect, because the machine starts after it and its first question is an event too.
  useLayoutEffect(() => {
    const hearing = actor.on('*', (event) => hear(event));
    return () => hearing.unsubscribe();
  }, [actor]);
}
