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
    // What comes first after the frame, a task or the next frame: it was styled, laid out and painted by then. While a picture
    // moves, Chromium lets one frame follow another, and no task comes for as long as that; any other kind waits longer still.
    requestAnimationFrame(() => {
      void scheduler.postTask(end, { priority: 'user-blocking' });
      requestAnimationFrame(end);
    });
  };
  for (const name of ['keydown', 'pointerup']) addEventListener(name, note, { capture: true });
}
