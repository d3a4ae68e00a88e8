import { Container, Sprite } from 'pixi.js';
import { flameLift, getHeroPartArea, type HeroPart, type Mouth } from '../../../play/hero/drawing';
import type { Atlas, Drawing } from '../../../stage/atlas';
import { easeBack, easeOut, getProgress, oscillate } from '../../../stage/motion';
import { FRAME, type View } from '../../../stage/scene';

/** The hero's scale, the distance from the middle to its left edge, and the height of the roof. */
const STANDING = {
  landscape: { scale: 0.66, left: 88, roof: 62 },
  portrait: { scale: 0.64, left: 82, roof: 70 },
} as const;
const FEET = { x: 120, y: 284 } as const;
const SHOULDER = { x: 150, y: 168 } as const;
const NECK = { x: 120, y: 152 } as const;
const FIST = { x: 203, y: 106 } as const;

const TIMES = {
  breath: 2200,
  cape: 1600,
  blinkEvery: 4100,
  blink: 120,
  armUp: 120,
  zap: 700,
  recoil: 160,
  jump: 400,
} as const;
const BREATH = 0.015;
/** The breath and the cape move so slowly that one step is less than a pixel. */
const IDLE_STEP_MS = 48;
const CAPE_SKEW = (3 * Math.PI) / 180;
const JUMP = 24;
/** How far a zap pushes the hero back, in scene units. */
const RECOIL = 3;
/** The angle from which the arm swings up, in radians. */
const ARM_DOWN = 1.5;

type RoundMouth = Extract<Mouth, 'smile' | 'cheer' | 'oops'>;

/** The player's hero on the roof, who breathes, blinks, zaps, cheers and says oops. */
export class HeroBody extends Container {
  private readonly arm = new Container();
  private readonly armAtRest: Sprite;
  private readonly cape: Sprite;
  private readonly lids: Sprite;
  private readonly mouths: Readonly<Record<RoundMouth, Sprite>>;
  private readonly reducedMotion: boolean;
  private zapMs = Number.NEGATIVE_INFINITY;
  private jumpMs = Number.NEGATIVE_INFINITY;
  private breathedMs = Number.NEGATIVE_INFINITY;
  private moodUntilMs = Number.NEGATIVE_INFINITY;
  private mood: RoundMouth = 'smile';
  private homeX = 0;
  private groundY = 0;
  private size = 1;

  constructor(atlas: Atlas, reducedMotion: boolean, hat: Drawing | null) {
    super();
    this.reducedMotion = reducedMotion;
    const part = (name: HeroPart, pivot = { x: 0, y: 0 }) => {
      const [x, y, width, height] = getHeroPartArea(name);
      const sprite = new Sprite({ texture: atlas.texture(`hero ${name}`), x: pivot.x, y: pivot.y });
      sprite.anchor.set((pivot.x - x) / width, (pivot.y - y) / height);
      return sprite;
    };
    this.cape = part('cape', NECK);
    this.armAtRest = part('arm at rest');
    this.lids = part('lids');
    this.mouths = { smile: part('smile'), cheer: part('cheer'), oops: part('oops') };
    const armZapping = part('arm zapping');
    armZapping.position.set(-SHOULDER.x, -SHOULDER.y);
    this.arm.position.set(SHOULDER.x, SHOULDER.y);
    this.arm.addChild(armZapping);
    const flame = part('flame');
    flame.y -= flameLift(hat);
    const worn = hat && new Sprite({ texture: atlas.texture('hero hat'), x: hat.area[0], y: hat.area[1] });
    this.pivot.set(FEET.x, FEET.y);
    this.addChild(
      this.cape,
      part('arm on hip'),
      part('legs'),
      part('torso'),
      this.armAtRest,
      flame,
      part('head'),
      ...Object.values(this.mouths),
      part('mask'),
      part('pupils'),
      this.lids,
      ...(worn === null ? [] : [worn]),
      this.arm,
    );
  }

  layout({ shape, bottom }: View): void {
    const { scale, left, roof } = STANDING[shape];
    this.size = scale;
    this.groundY = bottom - roof + 2;
    this.homeX = FRAME[shape].width / 2 - left + FEET.x * scale;
    this.position.set(this.homeX, this.groundY);
    this.scale.set(scale);
  }

  /** The fist, where beams start, in scene units. */
  get fist(): { readonly x: number; readonly y: number } {
    return { x: this.homeX + (FIST.x - FEET.x) * this.size, y: this.groundY + (FIST.y - FEET.y) * this.size };
  }

  zap(nowMs: number): void {
    this.zapMs = nowMs;
  }

  cheer(nowMs: number): void {
    this.setMood('cheer', nowMs, 900);
    this.jumpMs = nowMs;
  }

  setMood(mood: RoundMouth, nowMs: number, lengthMs: number): void {
    this.mood = mood;
    this.moodUntilMs = nowMs + lengthMs;
  }

  reset(): void {
    this.zapMs = Number.NEGATIVE_INFINITY;
    this.jumpMs = Number.NEGATIVE_INFINITY;
    this.moodUntilMs = Number.NEGATIVE_INFINITY;
  }

  tick(nowMs: number): void {
    const mood = nowMs < this.moodUntilMs ? this.mood : 'smile';
    this.mouths.smile.visible = mood === 'smile';
    this.mouths.cheer.visible = mood === 'cheer';
    this.mouths.oops.visible = mood === 'oops';
    const isZapping = nowMs - this.zapMs < TIMES.zap;
    this.arm.visible = isZapping;
    this.armAtRest.visible = !isZapping;
    if (this.reducedMotion) {
      this.lids.visible = false;
      return;
    }
    this.x = this.homeX - RECOIL * (1 - easeOut(getProgress(nowMs, this.zapMs, TIMES.recoil)));
    this.arm.rotation = ARM_DOWN * (1 - easeBack(getProgress(nowMs, this.zapMs, TIMES.armUp)));
    this.lids.visible = nowMs % TIMES.blinkEvery < TIMES.blink;
    if (nowMs - this.breathedMs >= IDLE_STEP_MS || nowMs - this.jumpMs <= TIMES.jump) this.breathe(nowMs);
  }

  private breathe(nowMs: number): void {
    this.breathedMs = nowMs;
    this.cape.skew.x = oscillate(nowMs, TIMES.cape) * CAPE_SKEW;
    const jump = getProgress(nowMs, this.jumpMs, TIMES.jump);
    const landing = jump > 0.85 && jump < 1 ? 0.06 : 0;
    this.y = this.groundY - (jump < 1 ? Math.sin(easeOut(jump) * Math.PI) * JUMP * this.size : 0);
    this.scale.y = this.size * (1 + oscillate(nowMs, TIMES.breath) * BREATH - landing);
  }
}
