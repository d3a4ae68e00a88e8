/*
 * What places do after a right answer, as data: a game gives a drawing, a kind of movement, and where it goes. Drawings look
 * to the right; 0,0 of a drawing is where it stands, rolls or sits. A sheet is drawn larger than it is shown, as the hero's.
 */
import { type Area, unitedArea } from '../../stage/area';
import type { Drawing } from '../../stage/atlas';
import { easeBack, easeIn, easeOut, progressOf } from '../../stage/motion';
import type { View } from '../../stage/scene';

/** How something moves: what each does stands beside its name below. */
export type Move = keyof typeof MOVES;

/** Where a drawing goes, in design units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How far it moves aside, and how high it gets; nothing, where nothing is said. */
  readonly dx?: number;
  readonly dy?: number;
  /** So many units of the scene to one of its sheet. */
  readonly size?: number;
}

/** One little act of a place. Where it has several spots they follow one another. */
export interface Act {
  readonly drawing: Drawing;
  readonly move: Move;
  /** None where a view has no room for it. */
  readonly spots: (view: View) => readonly Spot[];
}

/** How a drawing lies at one moment of its act. */
export interface Pose {
  /** How much of its act is over: 0 to 1. */
  progress: number;
  radius: number;
  x: number;
  y: number;
  turn: number;
  stretchX: number;
  stretchY: number;
  alpha: number;
}

const USUAL_SIZE = 0.6;
/** The size of a drawing at its spot. */
export const sizeOf = ({ size = USUAL_SIZE }: Spot): number => size;

const TURN = Math.PI * 2;
/** From nothing to one and back, within these shares of an act. */
const appearing = (progress: number, share: number): number => Math.min(1, progress / share, (1 - progress) / share);
/** From 0 at both ends to 1 in the middle. */
const arched = (progress: number): number => 4 * progress * (1 - progress);

/** Changes a pose that lies at its spot. Numbers lie in objects: as arguments they would be allocated in every frame. */
type Movement = (pose: Pose, way: Way) => void;
type Way = Pick<Spot, 'dx' | 'dy'>;

const MOVES = {
  /** Out of the water in an arc, and in again. */
  leap: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    pose.x += dx * progress;
    pose.y -= dy * arched(progress);
    pose.turn = Math.atan2(-4 * dy * (1 - 2 * progress), Math.abs(dx)) * Math.sign(dx);
    const grown = appearing(progress, 0.14);
    pose.stretchX = grown * Math.sign(dx);
    pose.stretchY = grown;
  },
  /** Up from behind an edge, a look round, and down again. */
  rise: (pose) => {
    const { progress } = pose;
    const down = easeIn(progressOf(progress, 0.78, 0.22));
    pose.stretchY = easeBack(Math.min(1, progress / 0.3)) * (1 - down);
    pose.stretchX = 1;
    pose.turn = 0.09 * Math.sin(progress * TURN * 1.5) * (1 - down);
    pose.alpha = Math.min(1, progress * 16, (1 - progress) * 16);
  },
  /** Along the ground, until it is still. */
  roll: (pose, { dx = 0, dy = 0 }) => {
    const { progress, radius } = pose;
    const way = easeOut(progress);
    pose.x += dx * way;
    pose.y -= dy * Math.abs(Math.cos(way * Math.PI * 2.5)) * (1 - way);
    pose.turn = (dx * way) / radius;
    pose.alpha = appearing(progress, 0.12);
  },
  /** Past, a little up and down on the way. */
  cross: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    pose.x += dx * progress;
    pose.y -= dy * progress + 4 * Math.sin(progress * TURN * 2);
    pose.stretchX = Math.sign(dx) || 1;
    pose.alpha = appearing(progress, 0.15);
  },
  /** Down from so high, and there it bobs. */
  drop: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    const fall = progressOf(progress, 0, 0.42);
    const rest = progressOf(progress, 0.42, 0.58);
    pose.x += dx * progress;
    pose.y += -dy * (1 - fall * fall) + (fall < 1 ? 0 : 5 * Math.sin(rest * TURN * 1.5) * (1 - rest));
    pose.turn = fall < 1 ? 0.5 * fall : 0.5 * Math.cos(rest * TURN) * (1 - rest);
    pose.alpha = appearing(progress, 0.1);
  },
  /** Round its middle, once. */
  spin: (pose, { dx = 0 }) => {
    const { progress } = pose;
    pose.turn = TURN * progress * progress * (3 - 2 * progress) * (Math.sign(dx) || 1);
    pose.alpha = appearing(progress, 0.1);
  },
  /** Light that comes and goes. */
  glow: (pose) => {
    pose.alpha = arched(pose.progress);
  },
  /** Through the air on beating wings, and there it sits. */
  settle: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    const way = easeOut(progressOf(progress, 0, 0.62));
    pose.x += dx * (1 - way);
    pose.y -= dy * (1 - way) + 8 * Math.sin(way * TURN) * (1 - way);
    pose.stretchX = 0.62 + 0.38 * Math.cos(progress * TURN * (way < 1 ? 5 : 2.5));
    pose.alpha = appearing(progress, 0.12);
  },
  /** Up into the air, larger and fainter. */
  puff: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    const way = easeOut(progress);
    pose.x += dx * way;
    pose.y -= dy * way;
    pose.stretchX = 0.5 + 0.5 * way;
    pose.stretchY = pose.stretchX;
    pose.alpha = Math.min(1, progress / 0.15, (1 - progress) / 0.5);
  },
} as const satisfies Record<string, Movement>;

/** Writes how a drawing lies at its `progress`. */
export function poseOf(pose: Pose, { drawing, move }: Act, spot: Spot): void {
  pose.x = spot.x;
  pose.y = spot.y;
  pose.turn = 0;
  pose.stretchX = 1;
  pose.stretchY = 1;
  pose.alpha = 1;
  pose.radius = (drawing.area[3] / 2) * sizeOf(spot);
  MOVES[move](pose, spot);
}

/** A drawing that lies at nothing yet. */
export const newPose = (): Pose => ({
  progress: 0,
  radius: 0,
  x: 0,
  y: 0,
  turn: 0,
  stretchX: 1,
  stretchY: 1,
  alpha: 1,
});

const SAMPLES = 16;

/** All that a drawing takes up on its way from a spot. */
export function reachOf(act: Act, spot: Spot): Area {
  const [left, top, width, height] = act.drawing.area;
  const size = sizeOf(spot);
  const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => [x * size, y * size] as const));
  // What turns round and round is as good as round: it takes up no more when it is turned.
  const isRound = act.move === 'roll' || act.move === 'spin';
  const pose = newPose();
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    pose.progress = index / SAMPLES;
    poseOf(pose, act, spot);
    const { x, y, stretchX, stretchY } = pose;
    const turn = isRound ? 0 : pose.turn;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return corners.map(([cornerX, cornerY]) => {
      const [wide, high] = [cornerX * stretchX, cornerY * stretchY];
      return { x: x + wide * cos - high * sin, y: y + wide * sin + high * cos, width: 0, height: 0 };
    });
  });
  return unitedArea(points.flat());
}

/** How far beside the plate of a question somebody sits at most. */
const BESIDE = 220;

/**
 * Where somebody sits or looks over an edge: at this share of the upper edge of a question's plate where the hero looks over
 * it too, else of the edge below that, to the right of the plate.
 */
export function perch(plate: Area, edge: number, share: number, view: View): Pick<Spot, 'x' | 'y'> {
  if (view.shape === 'portrait') return { x: plate.x + plate.width * share, y: plate.y };
  const left = plate.x + plate.width;
  return { x: left + Math.min(BESIDE, view.right - left) * share, y: edge };
}
