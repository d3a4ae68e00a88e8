import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeOut, interpolate } from '../../../stage/motion';
import type { Thing } from './things';

/** Position and size of the number on a crate that is 62 units wide, relative to the middle of the crate's base. */
const LABEL = { y: -33.5, x: -2.5, size: 36, tint: 0x1b1b3a } as const;
const RISE = 46;

/** A thing on a pan. Its origin is the middle of its base. */
class Body extends Container {
  readonly kind: Thing['kind'];
  private readonly closed: Sprite;
  private readonly open: Sprite | null = null;
  private readonly figures: EquationText | null = null;
  private readonly atlas: Atlas;
  private shown: number | null = null;

  constructor(atlas: Atlas, kind: Thing['kind']) {
    super();
    this.atlas = atlas;
    this.kind = kind;
    this.closed = this.sprite(kind === 'crate' ? 'crate' : `weight ${kind}`);
    this.addChild(this.closed);
    if (kind !== 'crate') return;
    this.open = this.sprite('crate open');
    this.figures = new EquationText(atlas, LABEL.size, LABEL.tint);
    this.figures.position.set(LABEL.x, LABEL.y);
    this.open.visible = false;
    this.addChild(this.open, this.figures);
  }

  /** Shows a number in an open crate. Null closes the crate, so that it shows x. */
  set figure(label: number | null) {
    if (label === this.shown || this.figures === null || this.open === null) return;
    this.shown = label;
    this.figures.text = label === null ? '' : String(label);
    this.figures.scale.set(Math.min(1, 38 / Math.max(1, this.figures.textWidth)));
    this.open.visible = label !== null;
    this.closed.visible = label === null;
  }

  private sprite(name: string): Sprite {
    return new Sprite({ texture: this.atlas.texture(name), anchor: { x: 0.5, y: 1 } });
  }
}

/** A sprite's appearance at the end of a keyframe. */
interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly alpha: number;
  readonly label: number | null;
}

/** A sprite with one pose per keyframe, plus one from before the first. */
interface AnimatedBody {
  readonly body: Body;
  readonly poses: readonly Pose[];
}

const standing = ({ x, y, scale, label }: Thing): Pose => ({ x, y, scale, alpha: 1, label });
const below = (pose: Pose): Pose => ({ ...pose, scale: pose.scale * 0.6, alpha: 0 });
const above = (pose: Pose): Pose => ({ ...pose, y: pose.y - RISE, alpha: 0 });

function firstOf<One extends AnimatedBody>(free: ReadonlySet<One>, kind: Thing['kind']): One | null {
  for (const one of free) if (one.body.kind === kind && one.poses.at(-1)?.alpha === 1) return one;
  return null;
}

/** The things on one pan and their animation. Sprites are created once and reused. */
export class Load extends Container {
  private readonly atlas: Atlas;
  private readonly spare: Body[] = [];
  private animated: readonly AnimatedBody[] = [];

  constructor(atlas: Atlas) {
    super();
    this.atlas = atlas;
  }

  /**
   * Sets the things for each keyframe. A thing that is also in the previous keyframe moves to its new position.
   * The others fade in, or rise and fade out.
   */
  setKeyframes(keyframes: readonly (readonly Thing[])[]): void {
    for (const { body } of this.animated) {
      body.visible = false;
      this.spare.push(body);
    }
    const next: { body: Body; poses: Pose[] }[] = [];
    keyframes.forEach((things, index) => {
      const free = new Set(next);
      for (const thing of things) {
        const known = firstOf(free, thing.kind);
        if (known) free.delete(known);
        const pose = standing(thing);
        if (known) known.poses.push(pose);
        else
          next.push({
            body: this.bodyFor(thing.kind),
            poses: [...Array.from({ length: index + 1 }, () => below(pose)), pose],
          });
      }
      for (const { poses } of free) {
        const last = poses.at(-1);
        if (last) poses.push(last.alpha === 0 ? last : above(last));
      }
    });
    this.animated = next;
  }

  /** Moves every sprite from its previous pose towards the one for this keyframe. `progress` is 0 to 1. */
  pose(keyframe: number, progress: number): void {
    const moved = easeOut(progress);
    for (let index = 0; index < this.animated.length; index++) {
      const { body, poses } = this.animated[index]!;
      const from = poses[keyframe]!;
      const to = poses[keyframe + 1]!;
      body.position.set(interpolate(from.x, to.x, moved), interpolate(from.y, to.y, moved));
      body.scale.set(interpolate(from.scale, to.scale, moved));
      body.alpha = interpolate(from.alpha, to.alpha, moved);
      body.visible = body.alpha > 0;
      body.figure = progress > 0 ? to.label : from.label;
    }
  }

  private bodyFor(kind: Thing['kind']): Body {
    const position = this.spare.findIndex((body) => body.kind === kind);
    const [found] = position < 0 ? [] : this.spare.splice(position, 1);
    const body = found ?? new Body(this.atlas, kind);
    this.addChild(body);
    return body;
  }
}
