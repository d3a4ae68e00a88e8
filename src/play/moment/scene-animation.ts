/*
 * Small animations after a right answer, as data: a drawing, a kind of movement, and a position. Drawings face right,
 * and their 0,0 is the point that touches the ground or the seat. Sheets are drawn larger than they are shown, like the
 * hero's.
 */
import { type Area, boundingArea } from '../../stage/area';
import type { Drawing } from '../../stage/atlas';
import { easeBack, easeIn, easeOut, progressOf } from '../../stage/motion';
import type { View } from '../../stage/scene';

export type AnimationKind = keyof typeof MOVES;

/** Where a drawing moves, in scene units. */
export interface AnimationSpot {
  readonly x: number;
  readonly y: number;
  /** Distance to the side, and height. */
  readonly dx?: number;
  readonly dy?: number;
  /** Scene units per unit of the sheet. */
  readonly size?: number;
}

/** One small animation. With several spots, the animations follow one another. */
export interface SceneAnimation {
  readonly drawing: Drawing;
  readonly move: AnimationKind;
  /** Empty if a view has no room for it. */
  readonly spots: (view: View) => readonly AnimationSpot[];
}

/** State of a drawing at one moment. */
export interface SpritePose {
  /** Progress of the animation, 0 to 1. */
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
export const spotSize = ({ size = USUAL_SIZE }: AnimationSpot): number => size;

const TURN = Math.PI * 2;
/** From 0 to 1 and back to 0, within this fraction of the animation at each end. */
const appearing = (progress: number, share: number): number => Math.min(1, progress / share, (1 - progress) / share);
/** 0 at both ends, 1 in the middle. */
const arched = (progress: number): number => 4 * progress * (1 - progress);

/**
 * Changes a pose that starts at its spot. Numbers are passed in objects, because as arguments they would be allocated
 * in every frame.
 */
type Movement = (pose: SpritePose, way: Way) => void;
type Way = Pick<AnimationSpot, 'dx' | 'dy'>;

const MOVES = {
  /** Out of the water in an arc and back in. */
  leap: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    pose.x += dx * progress;
    pose.y -= dy * arched(progress);
    pose.turn = Math.atan2(-4 * dy * (1 - 2 * progress), Math.abs(dx)) * Math.sign(dx);
    const grown = appearing(progress, 0.14);
    pose.stretchX = grown * Math.sign(dx);
    pose.stretchY = grown;
  },
  /** Up from behind an edge, looks around, and down again. */
  rise: (pose) => {
    const { progress } = pose;
    const down = easeIn(progressOf(progress, 0.78, 0.22));
    pose.stretchY = easeBack(Math.min(1, progress / 0.3)) * (1 - down);
    pose.stretchX = 1;
    pose.turn = 0.09 * Math.sin(progress * TURN * 1.5) * (1 - down);
    pose.alpha = Math.min(1, progress * 16, (1 - progress) * 16);
  },
  /** Rolls along the ground until it stops. */
  roll: (pose, { dx = 0, dy = 0 }) => {
    const { progress, radius } = pose;
    const way = easeOut(progress);
    pose.x += dx * way;
    pose.y -= dy * Math.abs(Math.cos(way * Math.PI * 2.5)) * (1 - way);
    pose.turn = (dx * way) / radius;
    pose.alpha = appearing(progress, 0.12);
  },
  /** Crosses, bobbing on the way. */
  cross: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    pose.x += dx * progress;
    pose.y -= dy * progress + 4 * Math.sin(progress * TURN * 2);
    pose.stretchX = Math.sign(dx) || 1;
    pose.alpha = appearing(progress, 0.15);
  },
  /** Drops from a height and bobs where it lands. */
  drop: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    const fall = progressOf(progress, 0, 0.42);
    const rest = progressOf(progress, 0.42, 0.58);
    pose.x += dx * progress;
    pose.y += -dy * (1 - fall * fall) + (fall < 1 ? 0 : 5 * Math.sin(rest * TURN * 1.5) * (1 - rest));
    pose.turn = fall < 1 ? 0.5 * fall : 0.5 * Math.cos(rest * TURN) * (1 - rest);
    pose.alpha = appearing(progress, 0.1);
  },
  /** Turns around once. */
  spin: (pose, { dx = 0 }) => {
    const { progress } = pose;
    pose.turn = TURN * progress * progress * (3 - 2 * progress) * (Math.sign(dx) || 1);
    pose.alpha = appearing(progress, 0.1);
  },
  /** Fades in and out. */
  glow: (pose) => {
    pose.alpha = arched(pose.progress);
  },
  /** Flies in on beating wings and sits down. */
  settle: (pose, { dx = 0, dy = 0 }) => {
    const { progress } = pose;
    const way = easeOut(progressOf(progress, 0, 0.62));
    pose.x += dx * (1 - way);
    pose.y -= dy * (1 - way) + 8 * Math.sin(way * TURN) * (1 - way);
    pose.stretchX = 0.62 + 0.38 * Math.cos(progress * TURN * (way < 1 ? 5 : 2.5));
    pose.alpha = appearing(progress, 0.12);
  },
  /** Rises, growing and fading. */
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

/** Writes the pose at its `progress`. */
export function writePose(pose: SpritePose, { drawing, move }: SceneAnimation, spot: AnimationSpot): void {
  pose.x = spot.x;
  pose.y = spot.y;
  pose.turn = 0;
  pose.stretchX = 1;
  pose.stretchY = 1;
  pose.alpha = 1;
  pose.radius = (drawing.area[3] / 2) * spotSize(spot);
  MOVES[move](pose, spot);
}

export const newPose = (): SpritePose => ({
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

/** Everything a drawing covers while it moves from a spot. */
export function sweptArea(act: SceneAnimation, spot: AnimationSpot): Area {
  const [left, top, width, height] = act.drawing.area;
  const size = spotSize(spot);
  const corners = [left, left + width].flatMap((x) => [top, top + height].map((y) => [x * size, y * size] as const));
  // Drawings that keep turning are treated as round: they cover the same area at any angle.
  const isRound = act.move === 'roll' || act.move === 'spin';
  const pose = newPose();
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    pose.progress = index / SAMPLES;
    writePose(pose, act, spot);
    const { x, y, stretchX, stretchY } = pose;
    const turn = isRound ? 0 : pose.turn;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    return corners.map(([cornerX, cornerY]) => {
      const [wide, high] = [cornerX * stretchX, cornerY * stretchY];
      return { x: x + wide * cos - high * sin, y: y + wide * sin + high * cos, width: 0, height: 0 };
    });
  });
  return boundingArea(points.flat());
}

/** Maximum distance from the plate of a question. */
const BESIDE = 220;

/**
 * A seat on an edge. On phones it is this fraction along the top of the question's plate, otherwise along the lower
 * edge to the right of the plate.
 */
export function perchSpot(plate: Area, edge: number, share: number, view: View): Pick<AnimationSpot, 'x' | 'y'> {
  if (view.shape === 'portrait') return { x: plate.x + plate.width * share, y: plate.y };
  const left = plate.x + plate.width;
  return { x: left + Math.min(BESIDE, view.right - left) * share, y: edge };
}
