/*
 * What the benchmark puts into a page before its own scripts, in this order: local storage, the counters (counters.ts),
 * and the virtual clock (virtual-clock.ts).
 */

/** What the benchmark counts while a page runs. All figures are totals since `reset`. */
export interface Counts {
  frames: number;
  drawCalls: number;
  /** Calls that upload pixels to the graphics card. */
  textureUploads: number;
  /** Graphics memory requested for textures, including freed ones. */
  textureBytes: number;
  bufferBytes: number;
  commits: number;
  /** React commits in a frame without an event: no input, no timer, no change in what the game shows. */
  commitsWithoutEvent: number;
}

/** The API that the harness defines as `bench`. */
export interface Harness {
  readonly counts: Counts;
  reset(): void;
  /**
   * Runs so many frames of 1000/60 ms of virtual time, one per macrotask, with an answer before every
   * `framesPerAnswer`.
   */
  step(frames: number, framesPerAnswer: number): Promise<void>;
  /** Turns painting on. */
  paint(): void;
  /** Marks this frame as one with an event, which may change the page. */
  noteEvent(): void;
  /** Ends a frame and judges its React commits. */
  closeFrame(): void;
  /** WebGL contexts that are neither lost nor collected. */
  liveContexts(): number;
  /** The memory of the canvas: a colour for each pixel, and depth and stencil if it has them. */
  canvasBytes(): number;
  /** Waits until the graphics card has finished drawing. */
  finishDrawing(): void;
  loseContext(): void;
  restoreContext(): void;
}

declare global {
  // A global variable has to be declared with var.
  var bench: Harness;
}

/** Writes values to local storage. */
export function writeStorage(stored: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
}
