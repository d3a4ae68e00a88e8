/* Hooks for a game that is part of something larger: half of a board, or a class's voyage. */
import { useEffectEvent, useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';

const VERDICTS = new Map<string, 'right' | 'wrong'>([
  ['correct', 'right'],
  ['incorrect', 'wrong'],
  ['timedOut', 'wrong'],
]);

/** Calls `onAnswer` with the verdict of each answer. */
export function useVerdicts(
  listen: (listener: (event: unknown) => void) => () => void,
  onAnswer: ((verdict: 'right' | 'wrong') => void) | undefined,
): void {
  const hear = useEffectEvent((event: unknown) => {
    const type = event instanceof Object && 'type' in event ? String(event.type) : '';
    const verdict = VERDICTS.get(type);
    if (verdict !== undefined) onAnswer?.(verdict);
  });
  useLayoutEffect(() => listen((event) => hear(event)), [listen]);
}

interface RoundActor extends Pick<AnyActorRef, 'subscribe'> {
  send(event: { readonly type: 'START'; readonly seed: number }): void;
}

/**
 * If a round of the game ends before the larger one, the game continues with the next seed, which is the same for
 * everyone.
 */
export function useContinuousRounds(actor: RoundActor, isPart: boolean): void {
  useLayoutEffect(() => {
    if (!isPart) return undefined;
    const watching = actor.subscribe((snapshot: Over) => {
      if (snapshot.hasTag('result')) actor.send({ type: 'START', seed: (snapshot.context.seed + 1) >>> 0 });
    });
    return () => watching.unsubscribe();
  }, [actor, isPart]);
}

interface Over {
  readonly context: { readonly seed: number };
  hasTag(tag: 'result'): boolean;
}
