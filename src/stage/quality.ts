import { drawnBy } from './can-draw';

/** The most device pixels per CSS pixel that a scene is drawn at, and the fewest: beneath them letters are no longer good. */
const RESOLUTION = { max: 2, min: 0.5 } as const;
/**
 * How many pixels a canvas may have, by what draws it: with the atlas of a scene (atlas.ts) it takes less than 64 MB on any
 * screen. Of a processor's time every pixel takes its part.
 */
const MAX_PIXELS = { card: 5_200_000, processor: 1_500_000, nothing: 0 } as const;
/** A canvas of so few pixels is drawn no coarser than the page, however slow it is. */
const FEW_PIXELS = 900_000;
/** Frames are watched in stretches of so much time, but of no fewer frames. */
const STRETCH = { ms: 2000, frames: 6 } as const;
/** They are slow when more than a quarter of them take longer than one of 45 a second: a few long ones are something else. */
const SLOW = { frameMs: 1000 / 45, ratio: 1 / 4 } as const;
/** A slow canvas gets this part of its pixels. */
const COARSER = 0.4;
/** The next resolution is this part of the one before at most: less is no step. */
const A_STEP = 0.9;
/** What makes frames no shorter than this part of what they took is taken back: it is not the pixels that are slow. */
const WORTHWHILE = 0.85;

/** A canvas as it was before it was made coarser, and how long its frames took. */
interface Finer {
  readonly pixels: number;
  readonly frameMs: number;
}

/**
 * How finely a scene is drawn: as the screen shows it, within what the device can keep in its memory, and more coarsely in
 * steps while frames come too slowly, as long as that helps.
 */
export class Quality {
  private pixels: number = MAX_PIXELS[drawnBy()];
  private state: 'watching' | 'settled' = 'watching';
  private finer: Finer | null = null;
  private widthPx = 0;
  private heightPx = 0;
  private frames = 0;
  private slowFrames = 0;
  private totalMs = 0;

  /** The device pixels for each CSS pixel of a canvas of this size. */
  resolutionOn(widthPx: number, heightPx: number): number {
    this.widthPx = widthPx;
    this.heightPx = heightPx;
    return this.resolution;
  }

  /** Notes how long a frame took; 0 is none. True where the canvas has another resolution from now on. */
  noteFrame(frameMs: number): boolean {
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
    const coarsest = Math.min(1, Math.max(RESOLUTION.min, Math.sqrt(FEW_PIXELS / area)));
    const wanted = Math.max(coarsest, Math.sqrt(this.pixels / area));
    return Math.min(globalThis.devicePixelRatio, RESOLUTION.max, wanted, Math.sqrt(MAX_PIXELS.card / area));
  }

  private stay(): false {
    this.finer = null;
    return false;
  }

  private lower(frameMs: number): boolean {
    const { resolution, finer } = this;
    if (finer !== null && frameMs > finer.frameMs * WORTHWHILE) {
      this.pixels = finer.pixels;
      this.state = 'settled';
      return true;
    }
    this.finer = { pixels: this.pixels, frameMs };
    this.pixels = resolution ** 2 * this.widthPx * this.heightPx * COARSER;
    if (this.resolution < resolution * A_STEP) return true;
    this.pixels = this.finer.pixels;
    this.state = 'settled';
    return false;
  }
}
