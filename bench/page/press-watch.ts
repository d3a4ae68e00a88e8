declare global {
  // A global variable of the page has to be declared like this.
  var presses: number[];
}

/**
 * Keeps under `presses` how long each press took, from its key or finger to the end of the frame after it, in milliseconds:
 * then the page has done all that it has to do for it, and what remains is the graphics card's. Runs in the page before
 * any of its scripts. It must not use anything from outside itself: it is sent to the browser as text.
 */
export function watchPresses(): void {
  globalThis.presses = [];
  let pressedMs: number | null = null;
  const end = (): void => {
    if (pressedMs !== null) presses.push(performance.now() - pressedMs);
    pressedMs = null;
  };
  const note = ({ timeStamp }: Event): void => {
    pressedMs = timeStamp;
    // The first task after a frame: it was styled, laid out and painted by then. Any other kind of task waits longer, since
    // Chromium holds it back while a key comes up or a second frame is due.
    requestAnimationFrame(() => void scheduler.postTask(end, { priority: 'user-blocking' }));
  };
  for (const name of ['keydown', 'pointerup']) addEventListener(name, note, { capture: true });
}
