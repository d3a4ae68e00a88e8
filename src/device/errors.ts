/*
 * Uncaught errors of events, frames and promises. The browser writes them to the console and they are sent nowhere;
 * src/play/frame/useGameErrors.ts stops a game that they break.
 */

const reported = new Set<unknown>();

/** An error in every frame would flood the console, so each error is reported once per place. */
function reportOnce(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const name = thrown instanceof Error ? thrown.stack : thrown;
  if (reported.has(name)) event.preventDefault();
  reported.add(name);
}

/** Starts watching for uncaught errors. */
export function watchErrors(): void {
  addEventListener('error', reportOnce);
  addEventListener('unhandledrejection', reportOnce);
}
