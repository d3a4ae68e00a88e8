/* What flies in a throw of confetti, and from where. Loaded at the first throw. */
import { type CreateTypes, create, type Options, type Shape } from 'canvas-confetti';
import type { Drawing } from '../../stage/atlas';
import { svgDocument, svgUrl } from '../../stage/drawing';

/** A canvas behind the text of a game, and the function that throws confetti onto it. */
interface Sky {
  readonly canvas: HTMLCanvasElement;
  readonly fly: CreateTypes;
}

/** Where to insert the canvas: in `home`, before `next` or at the end. */
interface Position {
  readonly home: Element;
  readonly next: Element | null;
}

interface Throw {
  readonly particles: number;
  readonly frames: number;
  readonly shapes: readonly Shape[];
}

/** During a round the hero throws it up from its hands. Without a hero it falls from the score. */
const THROWN = { angle: 72, spread: 64, startVelocity: 36 } as const satisfies Options;
const FALLING = { angle: 270, spread: 110, startVelocity: 24 } as const satisfies Options;
/** At the end of a round it flies up from both lower corners and from the ring. */
const FLYING = {
  left: { angle: 62, spread: 50, startVelocity: 48, origin: { x: 0, y: 1 } },
  right: { angle: 118, spread: 50, startVelocity: 48, origin: { x: 1, y: 1 } },
  ring: { angle: 90, spread: 360, startVelocity: 22 },
} as const satisfies Record<string, Options>;

const PAPER = ['square', 'circle'] as const satisfies readonly Shape[];
/** Colours of the scene, and colours used in every celebration. */
const COLOURS = {
  scene: ['--place-sky', '--place-frame', '--place-key-edge', '--place-figure'],
  shared: ['#FFC529', '#FB7560', '#6A35D4'],
} as const;

/**
 * A canvas behind the text of a game. A worker would need a blob URL, which a strict content security policy forbids.
 */
function createSky(): Sky {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  // The window may have become narrower since its size was set.
  canvas.className = 'confetti pointer-events-none absolute top-0 left-0 max-w-full';
  return { canvas, fly: create(canvas, { useWorker: false, resize: false }) };
}

/** During a round: behind the plates of the backdrop. On a result: between the scene and the text. */
function positionIn(game: Element): Position {
  const backdrop = game.matches('.game-play') ? game.querySelector('.backdrop') : null;
  if (backdrop !== null) return { home: backdrop, next: backdrop.querySelector(':scope > [data-front]') };
  return { home: game.querySelector('.result') ?? game, next: null };
}

/**
 * Makes the canvas as large as the visible part of its parent. Setting the same size again would reallocate its memory.
 */
function fit(canvas: HTMLCanvasElement, home: Element): void {
  const { top } = home.getBoundingClientRect();
  const [width, height] = [
    Math.min(home.clientWidth, innerWidth),
    Math.min(home.clientHeight, innerHeight - Math.max(0, top)),
  ];
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** The size of paper, relative to the library's own: larger on a board. */
const PAPER_SIZE = { min: 1.6, max: 3, perPx: 1 / 380 } as const;
const scalarOn = ({ height }: HTMLCanvasElement): number =>
  Math.min(PAPER_SIZE.max, Math.max(PAPER_SIZE.min, height * PAPER_SIZE.perPx));

/** A throw from the hero's hands, inwards. Null while no hero is drawn. */
function throwFromHands({ width, height }: HTMLCanvasElement, home: Element): Options | null {
  const style = getComputedStyle(home);
  const [x = Number.NaN, y = Number.NaN] = ['--hands-x', '--hands-y'].map((name) =>
    Number.parseFloat(style.getPropertyValue(name)),
  );
  if (Number.isNaN(x) || Number.isNaN(y)) return null;
  const angle = x < width / 2 ? THROWN.angle : 180 - THROWN.angle;
  return { ...THROWN, angle, origin: { x: x / width, y: y / height } };
}

/** The middle of the score, as a fraction of the canvas; the middle of the upper edge if there is no score. */
function originOn(canvas: HTMLCanvasElement, game: Element): { readonly x: number; readonly y: number } {
  const score = game.querySelector('.result-ring, [data-testid="score"]')?.getBoundingClientRect();
  if (score === undefined) return { x: 0.5, y: 0 };
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const y = (score.top + score.height / 2 - top) / height;
  return { x: (score.left + score.width / 2 - left) / width, y: Math.max(0, y) };
}

/** Paper colours: those of the scene that the library can parse, and the shared ones. */
function coloursOf(game: Element): string[] {
  const style = getComputedStyle(game);
  const scene = COLOURS.scene.map((name) => style.getPropertyValue(name).trim());
  return [...scene.filter((colour) => /^#[\da-f]{6}$/i.test(colour)), ...COLOURS.shared];
}

/** Size of a thrown drawing and the margin in which it turns, in pixels, and its resolution, because it is enlarged. */
const THING = { size: 34, air: 14, density: 2 } as const;
async function bitmapShape({ inner, area }: Drawing): Promise<Shape> {
  const [, , width, height] = area;
  const picture = new Image();
  picture.src = svgUrl(svgDocument(inner, area, (THING.size * THING.density) / Math.max(width, height)));
  await picture.decode();
  const canvas = document.createElement('canvas');
  const side = (THING.size + 2 * THING.air) * THING.density;
  [canvas.width, canvas.height] = [side, side];
  canvas.getContext('2d')?.drawImage(picture, (side - picture.width) / 2, (side - picture.height) / 2);
  const matrix = new DOMMatrix().scale(1 / THING.density).translate(-side / 2, -side / 2);
  return { type: 'bitmap', bitmap: await createImageBitmap(canvas), matrix };
}

class ConfettiPaper {
  private readonly shapes = new Map<Drawing, Promise<Shape>>();
  /** Reused, because a new canvas for each throw would cost slow devices many frames. */
  private readonly sky = createSky();

  /** The shapes for a game's own drawings. */
  prepare(drawings: readonly Drawing[]): Promise<readonly Shape[]> {
    return Promise.all(drawings.map((drawing) => this.shapeOf(drawing)));
  }

  /** Throws paper and shapes over a game's page. */
  async fly(game: Element, { particles, frames, shapes }: Throw): Promise<void> {
    const { canvas, fly } = this.sky;
    const { home, next } = positionIn(game);
    // Pieces that are still flying over another part of the page would leave traces here.
    if (canvas.parentElement !== home) fly.reset();
    fit(canvas, home);
    if (canvas.parentElement !== home) home.insertBefore(canvas, next);
    const paper = { ticks: frames, scalar: scalarOn(canvas), colors: coloursOf(game), shapes: [...shapes, ...PAPER] };
    const origin = originOn(canvas, game);
    const throws: readonly Options[] = home.matches('.result')
      ? [FLYING.left, FLYING.right, { ...FLYING.ring, origin }]
      : [throwFromHands(canvas, home) ?? { ...FALLING, origin }];
    const particleCount = Math.ceil(particles / throws.length);
    await Promise.all(throws.map(async (one) => fly({ ...paper, ...one, particleCount })));
    canvas.remove();
  }

  private shapeOf(drawing: Drawing): Promise<Shape> {
    const shape = this.shapes.get(drawing) ?? bitmapShape(drawing).catch((): Shape => 'square');
    this.shapes.set(drawing, shape);
    return shape;
  }
}

/** One for the page, because its canvas moves from game to result and back. */
export const paper = new ConfettiPaper();
