import type { CreateTypes } from 'canvas-confetti';

/** How much paper flies, and for how many frames at most. */
export interface Celebration {
  readonly particles: number;
  readonly frames?: number;
}

/** A canvas over the whole page, and what throws onto it. */
interface Sky {
  readonly canvas: HTMLCanvasElement;
  readonly fly: CreateTypes;
}

/** Made at the first throw and kept: a canvas of its own for each throw costs a slow device many frames. */
let sky: Sky | null = null;

async function skyAbove(): Promise<Sky> {
  const { default: confetti } = await import('canvas-confetti');
  if (sky === null) {
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    canvas.style.cssText = 'position: fixed; inset: 0; z-index: 100; width: 100%; height: 100%; pointer-events: none';
    // A worker would be a blob, which a strict content security policy forbids.
    sky = { canvas, fly: confetti.create(canvas, { useWorker: false, resize: false }) };
  }
  return sky;
}

/** Makes a canvas as large as the window; one that is so already keeps its memory. */
function fit(canvas: HTMLCanvasElement): void {
  if (canvas.width !== innerWidth) canvas.width = innerWidth;
  if (canvas.height !== innerHeight) canvas.height = innerHeight;
}

async function celebrate(particles: number, frames: number): Promise<void> {
  const { canvas, fly } = await skyAbove();
  fit(canvas);
  if (!canvas.isConnected) document.body.append(canvas);
  await fly({
    particleCount: particles,
    ticks: frames,
    spread: 75,
    origin: { y: 0.6 },
    colors: ['#6A35D4', '#FFC529', '#25B8AB', '#FB7560', '#FFFBF5'],
  });
  canvas.remove();
}

/** Throws confetti over the page, not where things are to be calm. The library loads at the first throw. */
export function throwConfetti({ particles, frames = 200 }: Celebration, isCalm: boolean): void {
  // Without the library there is no confetti, and the game goes on.
  if (!isCalm) celebrate(particles, frames).catch(() => null);
}
