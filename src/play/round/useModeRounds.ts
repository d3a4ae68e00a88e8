import { useEffectEvent, useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { Verdict } from '../../../machines/core/events';
import { type EmittingActor, useEvents } from '../feedback/round-events';
import { usePlayMode } from './play-mode';

const VERDICTS: ReadonlySet<unknown> = new Set<Verdict>(['correct', 'incorrect', 'timedOut']);

const isVerdict = (type: unknown): type is Verdict => VERDICTS.has(type);

interface Over {
  readonly context: { readonly seed: number };
  hasTag(tag: 'result'): boolean;
}

interface RoundActor extends Pick<AnyActorRef, 'subscribe'>, Pick<EmittingActor<unknown, unknown>, 'on'> {
  send(event: { readonly type: 'START'; readonly seed: number }): void;
}

/**
 * If the game is part of something larger, passes each verdict on to it. When a round of the game ends before that, the
 * next one starts with the next seed, which is the same for everyone.
 */
export function useModeRounds(actor: RoundActor): void {
  const listen = useEvents(actor);
  const { onAnswer } = usePlayMode();
  const hear = useEffectEvent((event: unknown) => {
    const type = event instanceof Object && 'type' in event ? event.type : null;
    if (isVerdict(type)) onAnswer?.(type);
  });
  useLayoutEffect(() => listen((event) => hear(event)), [listen]);
  const isPart = onAnswer !== null;
  useLayoutEffect(() => {
    if (!isPart) return undefined;
    const watching = actor.subscribe((snapshot: Over) => {
      if (snapshot.hasTag('result')) actor.send({ type: 'START', seed: (snapshot.context.seed + 1) >>> 0 });
    });
    return () => watching.unsubscribe();
  }, [actor, isPart]);
}
