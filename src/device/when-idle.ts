/** A page that is never idle does it after so long all the same. */
const LONGEST_WAIT_MS = 1000;
/** Safari does not say when a page is idle: by then what was pressed has been seen. */
const SEEN_MS = 200;

/** Runs `run` when the page has nothing better to do: between a press and what is seen of it the device is left alone. */
export function whenIdle(run: () => void): void {
  const request = globalThis.requestIdleCallback?.(run, { timeout: LONGEST_WAIT_MS });
  if (request === undefined) setTimeout(run, SEEN_MS);
}
