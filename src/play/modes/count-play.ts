/** How often time is counted, and the longest step that counts. Longer gaps mean that the device was asleep. */
const STEP_MS = { usual: 1000, max: 3000 } as const;

/** What the game on the page shows. */
export function readPlayState(): 'round' | 'paused' | 'result' | 'other' {
  const { round, state = '' } = document.querySelector('main')?.dataset ?? {};
  if (round === 'running') return state.endsWith('.paused') ? 'paused' : 'round';
  return document.querySelector('.result') === null ? 'other' : 'result';
}

/**
 * Reports once a second how many milliseconds of it were played, until the returned function is called. The time of a
 * clock that cannot be set is counted, and none while the game is paused or the page is hidden.
 */
export function countPlay(onStep: (ms: number) => void): () => void {
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    const ms = Math.round(Math.min(nowMs - lastMs, STEP_MS.max));
    lastMs = nowMs;
    onStep(!document.hidden && readPlayState() === 'round' ? ms : 0);
  }, STEP_MS.usual);
  return () => clearInterval(timer);
}
