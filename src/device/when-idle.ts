/** The maximum wait on a page that is never idle. */
const MAX_WAIT_MS = 1000;
/** Safari has no idle callback. After this long, the response to a press has been painted. */
const PAINTED_MS = 200;

/** Runs `run` when the page is idle, so that it does not delay the response to a press. */
export function runWhenIdle(run: () => void): void {
  const request = globalThis.requestIdleCallback?.(run, { timeout: MAX_WAIT_MS });
  if (request === undefined) setTimeout(run, PAINTED_MS);
}
