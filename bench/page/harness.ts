/*
 * What the benchmark puts into a page before the page's own scripts, in this order: what the device remembers, the counters
 * (counters.ts), and the virtual clock (virtual-clock.ts).
 */

/** What the benchmark counts while a page runs. All figures are totals since `reset`. */
export interface Counts {
  frames: number;
  drawCalls: number;
  /** Calls that hand pixels to the graphics card. */
  textureUploads: number;
  /** What was asked of the graphics card for textures, be they still there or not. */
  textureBytes: number;
  bufferBytes: number;
  commits: number;
  /** React commits in a frame in which nothing happened: no input, no timer, nothing new in what the game shows. */
  commitsWithoutEvent: number;
}

/** What the harness puts on the page under `bench`. */
export interface Harness {
  readonly counts: Counts;
  reset(): void;
  /** Runs so many frames of 1000/60 ms of virtual time, one a macrotask, with an answer before every so many of them. */
  step(frames: number, framesPerAnswer: number): Promise<void>;
  /** From now on what is drawn is also painted. */
  paint(): void;
  /** Says that something has happened in this frame which may well change what is shown. */
  noteEvent(): void;
  /** Closes a frame: judges the React commits of it. */
  closeFrame(): void;
  /** WebGL contexts that are neither lost nor collected. */
  liveContexts(): number;
  /** What the canvas takes: a colour for each pixel, and depth and stencil where it has them. */
  canvasBytes(): number;
  /** Waits until the graphics card has drawn all that was asked of it. */
  finishDrawing(): void;
  loseContext(): void;
  restoreContext(): void;
}

declare global {
  // A global variable of the page has to be declared like this.
  var bench: Harness;
}

/** Puts what the device remembers into its storage. */
export function remember(stored: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
}
