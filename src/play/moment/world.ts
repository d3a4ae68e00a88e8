import { Container, Sprite, type Texture } from 'pixi.js';
import { type Random, seededRandom } from '../../../machines/core/random';
import { type Area, type ByView, overlap } from '../../stage/area';
import type { Atlas, Drawing } from '../../stage/atlas';
import { progressOf } from '../../stage/motion';
import { oncePerView } from '../../stage/once-per-view';
import type { View } from '../../stage/scene';
import { type Act, newPose, poseOf, reachOf, type Spot, sizeOf } from './act';

/** What a place does after right answers: never the same twice running. */
export interface World {
  readonly acts: readonly Act[];
  /** Where the next question comes so soon that an act goes on beside it; else it ends with the feedback. */
  readonly pace?: 'beside';
  /** Where a round is one puzzle, the place answers its end. */
  readonly answers?: 'rounds';
  /** Before what the scene draws, and not behind it. */
  readonly layer?: 'before';
  /** What is kept clear beside question and answers, or where a scene without a hero has them. */
  readonly busy?: ByView<readonly Area[]>;
}

/** From when on a place answers, and until when, in milliseconds from a right answer. */
const TIMES = {
  between: { begins: 500, ends: 1300 },
  beside: { begins: 120, ends: 1000 },
} as const;
/** What stands at several spots follows one another, over so much of an act at most. */
const STAGGER = { each: 70, max: 350 } as const;
/** Who sits on an edge may touch it so far. */
const TOUCH = 7;
/** No act has more bodies. */
const BODIES = 12;

const nameOf = (index: number): string => `world ${index}`;

/** What an atlas needs for the acts of a place. */
export const worldDrawings = ({ acts }: World): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(acts.map(({ drawing }, index) => [nameOf(index), drawing]));

/** A spot, and all that a drawing takes up on its way from there. */
interface Reaching {
  readonly spot: Spot;
  readonly reach: Area;
}

/** The spots of an act that are seen on a view. */
const seenSpots = (act: Act, view: View): readonly Reaching[] =>
  act
    .spots(view)
    .map((spot) => ({ spot, reach: reachOf(act, spot) }))
    .filter(({ reach }) => isSeen(reach, view));

/** Those that keep clear of these areas. */
const clearOf = (spots: readonly Reaching[], busy: readonly Area[]): readonly Spot[] =>
  spots
    .filter(({ reach }) => !busy.some((area) => overlap(inner(area), reach)))
    .map(({ spot }) => spot)
    .slice(0, BODIES);

/** The spots of an act that are seen on a view, and keep clear of what is read and pressed there. */
export const clearSpots = (act: Act, view: View, busy: readonly Area[]): readonly Spot[] =>
  clearOf(seenSpots(act, view), busy);

const inner = ({ x, y, width, height }: Area): Area => ({
  x: x + TOUCH,
  y: y + TOUCH,
  width: width - 2 * TOUCH,
  height: height - 2 * TOUCH,
});

/** Whether the better part of an area lies on a view. */
function isSeen({ x, y, width, height }: Area, { left, top, right, bottom }: View): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return left <= middleX && middleX <= right && top <= middleY && middleY <= bottom;
}

/** The answer of a place to a right answer: one little act, clear of all that is asked. */
export class WorldAnswer extends Container {
  private readonly world: World;
  private readonly reducedMotion: boolean;
  private readonly random: Random = seededRandom(11, 'world');
  private readonly textures: readonly Texture[];
  private readonly bodies: readonly Sprite[];
  private readonly pose = newPose();
  private readonly seenSpots = oncePerView((view, index) => seenSpots(this.world.acts[index]!, view));
  private act: Act | null = null;
  private spots: readonly Spot[] = [];
  private last = -1;
  private sinceMs = Number.NEGATIVE_INFINITY;
  private eachMs = 0;
  private lastsMs = 0;

  constructor(world: World, atlas: Atlas, reducedMotion: boolean) {
    super();
    this.world = world;
    this.reducedMotion = reducedMotion;
    this.textures = world.acts.map((_, index) => atlas.texture(nameOf(index)));
    this.bodies = Array.from({ length: BODIES }, () => new Sprite({ visible: false }));
    this.addChild(...this.bodies);
  }

  /** A right answer: an act is to come, clear of these areas. One that goes on is played to its end. */
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

  /** Another question is asked. */
  ask(): void {
    if (this.world.pace !== 'beside') this.clear();
  }

  /** Takes away what goes on. */
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
      pose.progress = progressOf(nowMs, this.sinceMs + index * this.eachMs, this.lastsMs);
      body.visible = pose.progress > 0 && pose.progress < 1;
      if (!body.visible) continue;
      poseOf(pose, act, spot);
      const size = sizeOf(spot);
      body.position.set(pose.x, pose.y);
      body.rotation = pose.turn;
      body.scale.set(pose.stretchX * size, pose.stretchY * size);
      body.alpha = pose.alpha;
    }
  }

  private dress({ drawing }: Act, index: number): void {
    const [left, top, width, height] = drawing.area;
    for (const body of this.bodies) {
      body.texture = this.textures[index]!;
      body.anchor.set(-left / width, -top / height);
    }
  }
}
