/* The benchmark's scripts that run before a page's own, in this order: local storage, the
   counters (counters.ts), and the virtual clock (virtual-clock.ts). */

/** The benchmark's counts while a page runs. All are totals since `reset`. */
export interface Counts {
  frames: number;
  drawCalls: number;
  /** Calls that upload pixels to the graphics card. */
  textureUploads: number;
  /** GPU memory requested for textures, including those that were freed. */
  textureBytes: number;
  bufferBytes: number;
  commits: number;
  /**
   * React commits in a frame without an event: no input, no timer, and no change in what the game
   * shows.
   */
  commitsWithoutEvent: number;
}

/** The API that the harness defines as `bench`. */
export interface Harness {
  readonly counts: Counts;
  reset(): void;
  /**
   * Runs this many frames of 1000/60 ms of virtual time, one per macrotask, with an answer before
   * every `framesPerAnswer`.
   */
  step(frames: number, framesPerAnswer: number): Promise<void>;
  /** Turns painting on. */
  paint(): void;
  /** Marks this frame as having an event, which may change the page. */
  noteEvent(): void;
  /** Ends a frame and judges its React commits. */
  closeFrame(): void;
  /** WebGL contexts that are neither lost nor garbage-collected. */
  liveContexts(): number;
  /** The memory of the canvas: colour, depth and stencil for each pixel, if it has them. */
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
