/** The most device pixels per CSS pixel that a scene is drawn at. */
const MAX_RESOLUTION = 2;
/** Frames are slow when the mean of this many is longer than a frame of 45 a second. */
const WATCHED_FRAMES = 120;
const SLOW_FRAME_MS = 1000 / 45;

/** How finely this screen is drawn at first. */
export const firstResolution = (): number => Math.min(globalThis.devicePixelRatio, MAX_RESOLUTION);

/** The one step down that a slow device takes. */
export const lowerResolution = (resolution: number): number => Math.max(1, resolution * 0.6);

/** Watches the frames and says once, and only once, that they stay slow. */
export class FrameWatch {
  private frames = 0;
  private totalMs = 0;
  private state: 'watching' | 'told' = 'watching';

  /** True in the frame in which the device turns out to be slow. */
  isSlowNow(elapsedMs: number): boolean {
    if (this.state === 'told') return false;
    this.frames += 1;
    this.totalMs += elapsedMs;
    if (this.frames < WATCHED_FRAMES) return false;
    const isSlow = this.totalMs / this.frames > SLOW_FRAME_MS;
    this.frames = 0;
    this.totalMs = 0;
    if (isSlow) this.state = 'told';
    return isSlow;
  }
}
