import { startTransition, useEffect, useState } from 'react';
import type { CanvasEvent } from './canvas-state';
import { type Drawing, NoDrawing } from './fetch-drawing';

/** How long it is left alone after it did not arrive: twice as long each time, up to the longest. */
const REST = { firstMs: 2000, maxMs: 60_000 } as const;

/**
 * What draws a game, once it has been fetched. What does not arrive is asked for again and again, with growing rests, and
 * as soon as the device is on the network again; the round goes on without it.
 */
export function useDrawing<Builder>(
  fetchDrawing: () => Promise<Drawing<Builder>>,
  onCanvas: (event: CanvasEvent) => void,
): Drawing<Builder> | null {
  const [drawing, setDrawing] = useState<Drawing<Builder> | null>(null);
  useEffect(() => {
    let state: 'asking' | 'resting' | 'done' = 'resting';
    let restMs: number = REST.firstMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The effect may be over whenever something has been waited for.
    const isOver = () => state === 'done';
    const ask = async (): Promise<void> => {
      if (state !== 'resting') return;
      state = 'asking';
      clearTimeout(timer);
      try {
        const fetched = await fetchDrawing();
        // Not in the same breath as the press that begins a round: setting Pixi up takes long.
        startTransition(() => {
          if (!isOver()) setDrawing(fetched);
        });
      } catch (error) {
        if (isOver()) return;
        console.error('The game goes on without its picture.', error);
        onCanvas(error instanceof NoDrawing ? 'broken' : 'waitedLong');
        state = error instanceof NoDrawing ? 'done' : 'resting';
        timer = setTimeout(askAgain, restMs);
        restMs = Math.min(2 * restMs, REST.maxMs);
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
  }, [fetchDrawing, onCanvas]);
  return drawing;
}
