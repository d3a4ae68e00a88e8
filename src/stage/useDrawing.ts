import { startTransition, useEffect, useState } from 'react';
import { CannotDrawError } from './fetch-drawing';
import { type GameDrawing, leaveCanvas, type StageSession } from './stage-session';

/** Delay before a retry. It doubles each time, up to the maximum. */
const RETRY_DELAY = { firstMs: 2000, maxMs: 60_000 } as const;

/**
 * A session's drawing code, once it has loaded. A failed download is retried with growing delays, and as soon as the
 * device is back online. Meanwhile the round continues without it.
 */
export function useDrawing(session: StageSession, isWanted: boolean): GameDrawing<unknown> | null {
  const [drawing, setDrawing] = useState<GameDrawing<unknown> | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let state: 'asking' | 'resting' | 'done' = 'resting';
    let restMs: number = RETRY_DELAY.firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The effect may have been cleaned up during any await.
    const isOver = () => state === 'done';
    const ask = async (): Promise<void> => {
      if (state !== 'resting') return;
      state = 'asking';
      clearTimeout(timer);
      try {
        const fetched = await session.fetchDrawing();
        // A transition, so that setting up Pixi, which is slow, does not delay the response to the press that starts a
        // round.
        startTransition(() => {
          if (!isOver()) setDrawing(fetched);
        });
      } catch (error) {
        if (isOver()) return;
        const isFinal = error instanceof CannotDrawError;
        leaveCanvas(session, error, isFinal ? 'broken' : 'waitedLong');
        state = isFinal ? 'done' : 'resting';
        timer = setTimeout(askAgain, restMs);
        restMs = Math.min(2 * restMs, RETRY_DELAY.maxMs);
      }
    };
    const askAgain = () => void ask();
    askAgain();
    addEventListener('online', askAgain);
    return () => {
      state = 'done';
      clearTimeout(timer);
      removeEventListener('online', askAgain);
    };
  }, [session, isWanted]);
  return isWanted ? drawing : null;
}
