import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../device/when-idle';

/** Loads a part of a game when the page is idle; null until then. The game works without it. */
export function useIdlePart<Part>(fetchPart: (() => Promise<Part>) | undefined): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    if (fetchPart === undefined) return undefined;
    let state: 'waiting' | 'over' = 'waiting';
    const show = (found: Part) => {
      if (state === 'waiting') setPart(() => found);
    };
    runWhenIdle(() => void fetchPart().then(show, () => {}));
    return () => {
      state = 'over';
    };
  }, [fetchPart]);
  return fetchPart === undefined ? null : part;
}
