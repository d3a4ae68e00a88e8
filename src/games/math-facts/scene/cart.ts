import { Container, Sprite, type Texture } from 'pixi.js';
import type { Mouth } from '../../../play/hero/drawing';
import type { Atlas } from '../../../stage/atlas';
import { getProgress } from '../../../stage/motion';
import type { View } from '../../../stage/scene';
import { CART_SCALE, RIDER, WHEELS } from './drawings';
import { cartPosition } from './layout';

/** In ms: how long the hero cheers or says oops, how often the flying scarf changes, and how long the cart nods. */
const TIMES = { cheer: 700, oops: 900, scarf: 110, nod: 400 } as const;
/** How far the cart nods when it stops, in radians. */
const NOD = 0.045;
const STREAKS = [
  [-128, 0, 60],
  [-158, 24, 44],
  [-114, 42, 36],
] as const;

type RiderMouth = Extract<Mouth, 'smile' | 'cheer' | 'oops'>;

/** The cart with the player's hero. It stays in place while the road moves past it. */
export class Cart extends Container {
  private readonly body = new Container();
  private readonly scarf: Sprite;
  private readonly scarves: Readonly<Record<'high' | 'low', Texture>>;
  private readonly rider: Sprite;
  private readonly moods: Readonly<Record<RiderMouth, Texture>>;
  private readonly back: Sprite;
  private readonly front: Sprite;
  private readonly streaks = new Container();
  private readonly reducedMotion: boolean;
  private mood: RiderMouth = 'smile';
  private moodUntilMs = Number.NEGATIVE_INFINITY;
  private stoppedMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super();
    this.reducedMotion = reducedMotion;
    const sprite = (name: string, x: number, y: number, anchor: number | { x: number; y: number } = 0) =>
      new Sprite({ texture: atlas.texture(name), x, y, anchor });
    this.scarves = { high: atlas.texture('scarf high'), low: atlas.texture('scarf low') };
    this.moods = {
      smile: atlas.texture('rider smile'),
      cheer: atlas.texture('rider cheer'),
      oops: atlas.texture('rider oops'),
    };
    this.scarf = sprite('scarf low', -142 * CART_SCALE, -66 * CART_SCALE);
    this.rider = sprite('rider smile', RIDER.x + 36 * RIDER.scale, RIDER.y - 12 * RIDER.scale);
    this.back = sprite('wheel', WHEELS.x[0], WHEELS.y, 0.5);
    this.front = sprite('wheel', WHEELS.x[1], WHEELS.y, 0.5);
    for (const [x, y, length] of STREAKS) {
      const streak = sprite('streak', x, y, { x: 1, y: 0.5 });
      streak.scale.x = length / 60;
      this.streaks.addChild(streak);
    }
    // The cart tips around its front wheel.
    this.body.pivot.set(WHEELS.x[1], WHEELS.y);
    this.body.position.set(WHEELS.x[1], WHEELS.y);
    this.body.addChild(this.scarf, this.rider, sprite('cart', -86 * CART_SCALE, -38 * CART_SCALE));
    const shadow = sprite('cart shadow', 6 * CART_SCALE, 48 * CART_SCALE, 0.5);
    this.addChild(this.streaks, shadow, this.body, this.back, this.front);
  }

  layout(view: View): void {
    const { x, y } = cartPosition(view);
    this.position.set(x, y);
  }

  /** Where the back wheel touches the road, in scene units. */
  get dustOrigin(): { readonly x: number; readonly y: number } {
    return { x: this.x + WHEELS.x[0] - 8, y: this.y + WHEELS.y + WHEELS.radius - 6 };
  }

  cheer(nowMs: number): void {
    this.feel('cheer', nowMs + TIMES.cheer);
  }

  stop(nowMs: number): void {
    this.feel('oops', nowMs + TIMES.oops);
    this.stoppedMs = nowMs;
  }

  /** Resets the rider for the start of a race. */
  reset(): void {
    this.feel('smile', Number.NEGATIVE_INFINITY);
    this.stoppedMs = Number.NEGATIVE_INFINITY;
  }

  /** `driven` is the distance so far, in units; `speed` is 0 to 1. */
  tick(driven: number, speed: number, nowMs: number): void {
    this.rider.texture = this.moods[nowMs < this.moodUntilMs ? this.mood : 'smile'];
    const turn = driven / WHEELS.radius;
    this.back.rotation = turn;
    this.front.rotation = turn;
    if (this.reducedMotion) {
      this.streaks.alpha = 0;
      return;
    }
    const isFlying = speed > 0 && Math.floor(nowMs / TIMES.scarf) % 2 === 0;
    this.scarf.texture = isFlying ? this.scarves.high : this.scarves.low;
    this.streaks.alpha = speed;
    this.body.rotation = NOD * Math.sin(Math.PI * getProgress(nowMs, this.stoppedMs, TIMES.nod));
  }

  isStill(nowMs: number): boolean {
    return nowMs >= this.moodUntilMs && nowMs - this.stoppedMs >= TIMES.nod;
  }

  private feel(mood: RiderMouth, untilMs: number): void {
    this.mood = mood;
    this.moodUntilMs = untilMs;
  }
}
