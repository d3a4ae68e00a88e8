declare global {
  // A global variable has to be declared with var.
  var presses: number[];
}

/**
 * Records in `presses` how long each press took in milliseconds, from its key or pointer event to
 * the end of the next frame: by then the page has done its work, and the rest is up to the graphics
 * card. Runs in the page before any of its scripts. It is sent to the browser as source text, so it
 * must not use anything from outside itself.
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
    // Either a task or the next frame, whichever is first after this frame: by then the frame has
    // been styled, laid out and painted. During an animation, Chromium runs frames back to back and
    // starves message tasks, and starves other tasks for even longer.
    requestAnimationFrame(() => {
      void scheduler.postTask(end, { priority: 'user-blocking' });
      requestAnimationFrame(end);
    });
  };
  for (const name of ['keydown', 'pointerup']) addEventListener(name, note, { capture: true });
}
