/*
 * Uncaught errors of events, frames and promises. The browser logs them to the console, and they are not sent anywhere.
 * src/play/frame/useGameErrors.ts stops a game that they break.
 */

const reported = new Set<unknown>();

/** An error in every frame would flood the console, so an error from the same place is reported only once. */
function reportOnce(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const name = thrown instanceof Error ? thrown.stack : thrown;
  if (reported.has(name)) event.preventDefault();
  reported.add(name);
}

export function watchErrors(): void {
  addEventListener('error', reportOnce);
  addEventListener('unhandledrejection', reportOnce);
}
