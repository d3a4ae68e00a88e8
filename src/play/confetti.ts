import type { CreateTypes, Options } from 'canvas-confetti';

/** How much paper flies, and for how many frames at most. */
export interface Celebration {
  readonly particles: number;
  readonly frames?: number;
}

/** A canvas behind the words of a game, and what throws onto it. */
interface Sky {
  readonly canvas: HTMLCanvasElement;
  readonly fly: CreateTypes;
}

/** Where a canvas lies: in `home`, before `next` or at its end. */
interface Position {
  readonly home: Element;
  readonly next: Element | null;
}

/** In play it falls from the figures over the picture; at the end it flies up from the great figure. */
const THROWN = {
  down: { angle: 270, spread: 110, startVelocity: 24 },
  up: { angle: 90, spread: 100, startVelocity: 40 },
} as const satisfies Record<string, Options>;

/** Made at the first throw and kept: a canvas of its own for each throw costs a slow device many frames. */
let sky: Sky | null = null;

async function skyAbove(): Promise<Sky> {
  const { default: confetti } = await import('canvas-confetti');
  if (sky === null) {
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    // It was made for a window that may have become narrower meanwhile.
    canvas.className = 'confetti pointer-events-none absolute top-0 left-0 max-w-full';
    // A worker would be a blob, which a strict content security policy forbids.
    sky = { canvas, fly: confetti.create(canvas, { useWorker: false, resize: false }) };
  }
  return sky;
}

/** In play between the picture and what is written over it; on a result between its sheet and its words. */
function positionIn(game: Element): Position {
  const picture = game.matches('.game-play') ? game.querySelector('.stage-area > :first-child') : null;
  if (picture?.parentElement) return { home: picture.parentElement, next: picture.nextElementSibling };
  return { home: game, next: null };
}

/** Makes a canvas as large as what is seen of its home; one that is so already keeps its memory. */
function fit(canvas: HTMLCanvasElement, home: Element): void {
  const [width, height] = [Math.min(home.clientWidth, innerWidth), Math.min(home.clientHeight, innerHeight)];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** The middle of the score in parts of a canvas; where none is shown, the middle of its upper edge. */
function originOn(canvas: HTMLCanvasElement, game: Element): { readonly x: number; readonly y: number } {
  const score = game.querySelector('.result-number, [data-testid="score"]')?.getBoundingClientRect();
  if (score === undefined) return { x: 0.5, y: 0 };
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const y = (score.top + score.height / 2 - top) / height;
  return { x: (score.left + score.width / 2 - left) / width, y: Math.max(0, y) };
}

async function celebrate(particles: number, frames: number): Promise<void> {
  const { canvas, fly } = await skyAbove();
  // By then what was reached is on the page.
  await new Promise(requestAnimationFrame);
  const game = document.querySelector('main.game');
  if (game === null) return;
  const { home, next } = positionIn(game);
  fit(canvas, home);
  if (canvas.parentElement !== home) home.insertBefore(canvas, next);
  await fly({
    ...THROWN[home === game ? 'up' : 'down'],
    particleCount: particles,
    ticks: frames,
    origin: originOn(canvas, game),
    colors: ['#6A35D4', '#FFC529', '#25B8AB', '#FB7560', '#FFFBF5'],
  });
  canvas.remove();
}

/**
 * Throws confetti from the score, behind the words of the game; not where things are to be calm. The library loads at the
 * first throw.
 */
export function throwConfetti({ particles, frames = 200 }: Celebration, reducedMotion: boolean): void {
  // Without the library there is no confetti, and the game goes on.
  if (!reducedMotion) celebrate(particles, frames).catch(() => null);
}
