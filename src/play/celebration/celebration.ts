import { Container, Sprite, type Texture } from 'pixi.js';
import { type Random, seededRandom } from '../../../machines/core/random';
import { type Area, areasOverlap, type ViewLayout } from '../../stage/area';
import type { Atlas, Drawing } from '../../stage/atlas';
import { memoisePerView } from '../../stage/memoise-per-view';
import { getProgress } from '../../stage/motion';
import type { View } from '../../stage/scene';
import {
  type AnimationPosition,
  getAnimationSize,
  getSweptArea,
  newPose,
  type SceneAnimation,
  writePose,
} from './scene-animation';

/** Animations of a scene after right answers. The same one never plays twice in a row. */
export interface Celebration {
  readonly acts: readonly SceneAnimation[];
  /**
   * Set if the next question appears so soon that an animation continues during it. Otherwise it ends with the
   * feedback.
   */
  readonly pace?: 'beside';
  /** Set if a round is one puzzle, so that the scene reacts to its end. */
  readonly answers?: 'rounds';
  /** Puts the animations in front of the scene's drawings instead of behind them. */
  readonly layer?: 'before';
  /** Areas to keep free, in addition to question and answers. */
  readonly busy?: ViewLayout<readonly Area[]>;
}

/** When an animation starts and ends, in milliseconds after a right answer. */
const TIMES = {
  between: { begins: 500, ends: 1300 },
  beside: { begins: 120, ends: 1000 },
} as const;
/** Delay between spots, and the maximum in total, in milliseconds. */
const STAGGER = { each: 70, max: 350 } as const;
/** An object that sits on an edge may overlap it by this much, in scene units. */
const TOUCH = 7;
/** Maximum number of sprites in an animation. */
const BODIES = 12;

const nameOf = (index: number): string => `world ${index}`;

/** Drawings that an atlas needs for these animations. */
export const celebrationDrawings = ({ acts }: Celebration): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(acts.map(({ drawing }, index) => [nameOf(index), drawing]));

/** A spot, and everything a drawing covers while it moves from there. */
interface Reaching {
  readonly spot: AnimationPosition;
  readonly reach: Area;
}

const seenSpots = (act: SceneAnimation, view: View): readonly Reaching[] =>
  act
    .spots(view)
    .map((spot) => ({ spot, reach: getSweptArea(act, spot) }))
    .filter(({ reach }) => isSeen(reach, view));

const clearOf = (spots: readonly Reaching[], busy: readonly Area[]): readonly AnimationPosition[] =>
  spots
    .filter(({ reach }) => !busy.some((area) => areasOverlap(inner(area), reach)))
    .map(({ spot }) => spot)
    .slice(0, BODIES);

/** Spots of an animation that are visible on a view and do not cover anything that is read or pressed. */
export const findFreePositions = (
  act: SceneAnimation,
  view: View,
  busy: readonly Area[],
): readonly AnimationPosition[] => clearOf(seenSpots(act, view), busy);

const inner = ({ x, y, width, height }: Area): Area => ({
  x: x + TOUCH,
  y: y + TOUCH,
  width: width - 2 * TOUCH,
  height: height - 2 * TOUCH,
});

/** Whether the middle of an area is on a view. */
function isSeen({ x, y, width, height }: Area, { left, top, right, bottom }: View): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return left <= middleX && middleX <= right && top <= middleY && middleY <= bottom;
}

/** Plays one small animation after a right answer, without covering the question or the answers. */
export class CelebrationPlayer extends Container {
  private readonly world: Celebration;
  private readonly reducedMotion: boolean;
  private readonly random: Random = seededRandom(11, 'world');
  private readonly textures: readonly Texture[];
  private readonly bodies: readonly Sprite[];
  private readonly pose = newPose();
  private readonly seenSpots = memoisePerView((view, index) => seenSpots(this.world.acts[index]!, view));
  private act: SceneAnimation | null = null;
  private spots: readonly AnimationPosition[] = [];
  private last = -1;
  private sinceMs = Number.NEGATIVE_INFINITY;
  private eachMs = 0;
  private lastsMs = 0;

  constructor(world: Celebration, atlas: Atlas, reducedMotion: boolean) {
    super();
    this.world = world;
    this.reducedMotion = reducedMotion;
    this.textures = world.acts.map((_, index) => atlas.texture(nameOf(index)));
    this.bodies = Array.from({ length: BODIES }, () => new Sprite({ visible: false }));
    this.addChild(...this.bodies);
  }

  /** Starts an animation that does not cover these areas. An animation that is already running plays to its end. */
  begin(view: View, asked: readonly Area[], nowMs: number): void {
    if (this.reducedMotion || !this.isStill(nowMs)) return;
    const { acts, busy } = this.world;
    const taken = [...asked, ...(busy?.(view) ?? [])];
    const possible = acts.flatMap((act, index) => {
      const spots = index === this.last ? [] : clearOf(this.seenSpots(view, index), taken);
      return spots.length === 0 ? [] : [{ act, index, spots }];
    });
    const next = possible[Math.floor(this.random() * possible.length)];
    this.last = next?.index ?? -1;
    if (next === undefined) return;
    const { begins, ends } = TIMES[this.world.pace ?? 'between'];
    const following = next.spots.length - 1;
    this.act = next.act;
    this.spots = next.spots;
    this.eachMs = following === 0 ? 0 : Math.min(STAGGER.each, STAGGER.max / following);
    this.lastsMs = ends - begins - this.eachMs * following;
    this.sinceMs = nowMs + begins;
    this.dress(next.act, next.index);
  }

  /** Called when another question is asked. */
  ask(): void {
    if (this.world.pace !== 'beside') this.clear();
  }

  clear(): void {
    this.act = null;
    for (const body of this.bodies) body.visible = false;
  }

  isStill(nowMs: number): boolean {
    return this.act === null || nowMs >= this.sinceMs + this.eachMs * (this.spots.length - 1) + this.lastsMs;
  }

  tick(nowMs: number): void {
    const { act, pose } = this;
    if (act === null) return;
    for (let index = 0; index < this.spots.length; index++) {
      const body = this.bodies[index]!;
      const spot = this.spots[index]!;
      pose.progress = getProgress(nowMs, this.sinceMs + index * this.eachMs, this.lastsMs);
      body.visible = pose.progress > 0 && pose.progress < 1;
      if (!body.visible) continue;
      writePose(pose, act, spot);
      const size = getAnimationSize(spot);
      body.position.set(pose.x, pose.y);
      body.rotation = pose.turn;
      body.scale.set(pose.stretchX * size, pose.stretchY * size);
      body.alpha = pose.alpha;
    }
  }

  private dress({ drawing }: SceneAnimation, index: number): void {
    const [left, top, width, height] = drawing.area;
    for (const body of this.bodies) {
      body.texture = this.textures[index]!;
      body.anchor.set(-left / width, -top / height);
    }
  }
}
