/*
 * Where the hero is in a game. On its sheet the hero is 240 wide; its feet are at 120,284, its chin is at 156, and a
 * hat or the flame reaches up to -36.
 */
import type { Area } from '../../stage/area';
import type { Drawing } from '../../stage/atlas';
import type { View } from '../../stage/scene';

interface Position {
  readonly x: number;
  readonly y: number;
}

/**
 * Position of the hero on a view, in scene units: standing on its feet, or peeping with head and hands over an edge.
 */
export interface HeroPlacement extends Position {
  readonly pose: 'standing' | 'peeping';
  /** From the ground or the edge to the top of the hat. */
  readonly height: number;
  /** Puts the hero in front of the scene's drawings instead of behind them. */
  readonly layer?: 'before';
}

/** Areas the hero looks at: the question, the answers, and the place where the solution is shown. */
export interface GazeTargets {
  readonly question: Area;
  readonly answers: readonly Area[];
  readonly explained: Area;
}

export type RightAnswer<Event> = Event & { readonly type: 'correct' };

export interface GameHero<Shown = never, Event = unknown> {
  /** Drawn on the hero's sheet. */
  readonly hat?: Drawing;
  /** Null if a view has no room for the hero. `shown` is the view that the scene shows; null before there is one. */
  readonly getPlacement: (view: View, shown: Shown | null) => HeroPlacement | null;
  readonly getGazeTargets: (view: View, shown: Shown | null) => GazeTargets;
  /**
   * Index of the given answer, if the scene draws the answers. Null if the scene has its own celebration. Undefined
   * celebrates where the solution is shown.
   */
  readonly given?: (event: RightAnswer<Event>) => number | null | undefined;
  /** The number of a right answer, which the hero holds up; undefined for an answer without one. */
  readonly held?: (event: RightAnswer<Event>) => string | undefined;
  /**
   * Whether the hero reacts to an event; true for all events by default. The hero must not give away anything that is
   * still hidden.
   */
  readonly reactsTo?: (event: Event) => boolean;
}

const TOP = -36;
/** Height of the raised hands on the sheet. */
const HANDS = 84;
/** The point of the sheet that is on the ground or the edge, and the distance that the hero extends to either side. */
export const ANCHOR = {
  standing: { x: 120, y: 284, half: 116 },
  peeping: { x: 120, y: 156, half: 110 },
} as const satisfies Record<HeroPlacement['pose'], object>;
/** Height of a jump, in scene units. */
export const JUMP = 26;

/** Scale of the hero at its spot; 1 is the size of its sheet. */
export const heroScale = ({ pose, height }: HeroPlacement): number => height / (ANCHOR[pose].y - TOP);

/** Everything the hero covers at its spot, including jumps. Its hands extend a few units below the edge. */
export function getHeroBox(spot: HeroPlacement): Area {
  const half = ANCHOR[spot.pose].half * heroScale(spot);
  const jump = spot.pose === 'standing' ? JUMP : 0;
  return { x: spot.x - half, y: spot.y - spot.height - jump, width: 2 * half, height: spot.height + jump };
}

/** Middle of the hero's raised hands. */
export const getHandsPosition = (spot: HeroPlacement): Position => ({
  x: spot.x,
  y: spot.y - (ANCHOR[spot.pose].y - HANDS) * heroScale(spot),
});

/** Smaller faces cannot be read. */
const MIN_HEIGHT = 56;
const PEEPING = { max: 96, board: 128, air: 6 } as const;
/** A view with at least this many CSS pixels per unit counts as a whiteboard. */
const BOARD_SCALE = 1.7;

/** The hero peeping over an edge, as large as the space above allows; null if there is too little. */
export function placePeepingHero(x: number, edge: number, room: number, { scale }: View): HeroPlacement | null {
  const height = Math.min(scale >= BOARD_SCALE ? PEEPING.board : PEEPING.max, room - PEEPING.air);
  return height < MIN_HEIGHT ? null : { pose: 'peeping', x, y: edge, height };
}

/** Maximum distance from the question. */
const BESIDE = 220;

/**
 * The hero next to the plate of a question, behind the edge below it. On phones it looks over the plate. Null if there
 * is no room for either.
 */
export function placeHeroNextToPlate(plate: Area, edge: number, view: View): HeroPlacement | null {
  if (view.shape === 'portrait') return placePeepingHero(plate.x + plate.width / 2, plate.y, plate.y - view.top, view);
  const left = Math.max(view.left, plate.x - BESIDE);
  const spot = placePeepingHero((left + plate.x) / 2, edge, edge - view.top, view);
  return spot === null || getHeroBox(spot).width > plate.x - left ? null : spot;
}

const STANDING = { usual: 150, board: 200, min: 84 } as const;

/** The hero standing in an area whose lower edge is the ground; null if the area is too small. */
export function placeStandingHero({ x, y, width, height }: Area, { scale }: View): HeroPlacement | null {
  const usual = scale >= BOARD_SCALE ? STANDING.board : STANDING.usual;
  const { y: feet, half } = ANCHOR.standing;
  const size = Math.min(usual, height - JUMP, ((feet - TOP) * width) / (2 * half));
  return size < STANDING.min ? null : { pose: 'standing', x: x + width / 2, y: y + height, height: size };
}
