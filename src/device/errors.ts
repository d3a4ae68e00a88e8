/*
 * What goes wrong where nobody catches it: in an event, in a frame, in a promise. The browser writes it to the console,
 * and it goes nowhere else; a game that it breaks is stopped by src/play/useGameErrors.ts.
 */

const reported = new Set<unknown>();

/** What happens in every frame would fill the console: of the same trouble, at the same place, it is told once. */
function reportOnce(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const name = thrown instanceof Error ? thrown.stack : thrown;
  if (reported.has(name)) event.preventDefault();
  reported.add(name);
}

/** Looks after what nobody catches, from now on. */
export function watchErrors(): void {
  addEventListener('error', reportOnce);
  addEventListener('unhandledrejection', reportOnce);
}
