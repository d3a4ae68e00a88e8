import { detectSceneRenderer } from './can-draw';

/** Device pixels per CSS pixel: the maximum for a scene, and the minimum, below which text is hard to read. */
const RESOLUTION = { max: 2, min: 0.5 } as const;
/**
 * Maximum pixels of a canvas, by renderer. Together with the atlas of a scene (atlas.ts) it takes less than 64 MB on
 * any screen. On a processor, every pixel takes time.
 */
const MAX_PIXELS = { card: 5_200_000, processor: 1_500_000, nothing: 0 } as const;
/** A canvas with at most this many pixels is never drawn more coarsely than the page, even on a slow device. */
const MIN_PIXELS = 900_000;
/** Frames are measured in stretches of this duration, with at least this many frames. */
const STRETCH = { ms: 2000, frames: 6 } as const;
/**
 * A stretch is slow if more than a quarter of its frames take longer than at 45 frames a second. A few long frames have
 * other causes.
 */
const SLOW = { frameMs: 1000 / 45, ratio: 1 / 4 } as const;
/** A slow canvas is reduced to this fraction of its pixels. */
const COARSER_RATIO = 0.4;
/** The next resolution is at most this fraction of the previous one. A smaller change is not worthwhile. */
const MAX_STEP_RATIO = 0.9;
/**
 * If frames still take more than this fraction of the time, the step is undone, because the pixels are not the cause.
 */
const WORTHWHILE_RATIO = 0.85;

/** The canvas before its resolution was reduced, and how long its frames took. */
interface Finer {
  readonly pixels: number;
  readonly frameMs: number;
}

/**
 * Chooses the resolution of a scene: the screen's own, within the memory limits. While frames are too slow, it is
 * reduced in steps, as long as that helps.
 */
export class Quality {
  private pixels: number = MAX_PIXELS[detectSceneRenderer()];
  private state: 'watching' | 'settled' = 'watching';
  private finer: Finer | null = null;
  private widthPx = 0;
  private heightPx = 0;
  private frames = 0;
  private slowFrames = 0;
  private totalMs = 0;

  /** Device pixels per CSS pixel for a canvas of this size. */
  resolutionOn(widthPx: number, heightPx: number): number {
    this.widthPx = widthPx;
    this.heightPx = heightPx;
    return this.resolution;
  }

  /** Records the duration of a frame; 0 means none. Returns true if the canvas's resolution changes. */
  recordFrame(frameMs: number): boolean {
    if (this.state === 'settled' || frameMs <= 0) return false;
    this.frames += 1;
    this.totalMs += frameMs;
    if (frameMs > SLOW.frameMs) this.slowFrames += 1;
    if (this.totalMs < STRETCH.ms || this.frames < STRETCH.frames) return false;
    const isSlow = this.slowFrames > this.frames * SLOW.ratio;
    const meanMs = this.totalMs / this.frames;
    this.frames = 0;
    this.slowFrames = 0;
    this.totalMs = 0;
    return isSlow ? this.lower(meanMs) : this.stay();
  }

  private get resolution(): number {
    const area = Math.max(1, this.widthPx * this.heightPx);
    const coarsest = Math.min(1, Math.max(RESOLUTION.min, Math.sqrt(MIN_PIXELS / area)));
    const wanted = Math.max(coarsest, Math.sqrt(this.pixels / area));
    return Math.min(globalThis.devicePixelRatio, RESOLUTION.max, wanted, Math.sqrt(MAX_PIXELS.card / area));
  }

  private stay(): false {
    this.finer = null;
    return false;
  }

  private lower(frameMs: number): boolean {
    const { resolution, finer } = this;
    if (finer !== null && frameMs > finer.frameMs * WORTHWHILE_RATIO) {
      this.pixels = finer.pixels;
      this.state = 'settled';
      return true;
    }
    this.finer = { pixels: this.pixels, frameMs };
    this.pixels = resolution ** 2 * this.widthPx * this.heightPx * COARSER_RATIO;
    if (this.resolution < resolution * MAX_STEP_RATIO) return true;
    this.pixels = this.finer.pixels;
    this.state = 'settled';
    return false;
  }
}
