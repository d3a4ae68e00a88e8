import { Container, Sprite, type Texture } from 'pixi.js';
import type { Random } from '../../../machines/core/random';
import type { Area } from '../../stage/area';
import type { Atlas, Drawing } from '../../stage/atlas';
import { interpolate } from '../../stage/motion';
import { type Brows, flameLift, getHeroPartArea, type HeroPart, type Mouth } from './drawing';
import { ANCHOR, type GazeTargets, type HeroPlacement, heroScale, JUMP } from './hero-placement';
import { type Gaze, type HeroCue, HeroMood, type HeroPose } from './mood';

/** Distance that the pupils move, and the position of the eyes, on the hero's sheet. */
const PUPIL = 5;
const EYES = { x: 127, y: 102 } as const;
/** The fist that the hero raises on its left, on its sheet. */
const FIST = { x: 213, y: 84 } as const;
/** Scale of what it holds, relative to the sheet. Over an edge it must not be higher than the hero's hat. */
const HELD_SCALE = { standing: 1.5, peeping: 1.15 } as const;
/** Within this distance the pupils move less. */
const NEAR = 80;
const FLAME = { x: 134, y: 52 } as const;
/** How much taller the head stretches above an edge when the hero cheers, as a fraction. */
const PEEP_STRETCH = 0.12;
const ORIGIN = { x: 0, y: 0 } as const;

const middleX = ({ x, width }: Area): number => x + width / 2;
const middleY = ({ y, height }: Area): number => y + height / 2;

/** Offset of the pupils along one axis, for a target at this distance along that axis and along the other axis. */
const turn = (there: number, aside: number): number =>
  (PUPIL * there) / Math.max(NEAR, Math.sqrt(there * there + aside * aside));

/** The player's hero, which reacts to the game in every scene. Its clothes are in the atlas. */
export class HeroFigure extends Container {
  private readonly mood: HeroMood;
  private readonly mouths: Readonly<Record<Mouth, Texture>>;
  private readonly brows: Readonly<Record<Brows, Texture>>;
  private readonly mouth: Sprite;
  private readonly brow: Sprite;
  private readonly pupils: Sprite;
  private readonly lids: Sprite;
  private readonly lidsHalf: Sprite;
  private readonly flame: Sprite;
  /** Hidden when the hero peeps over an edge. */
  private readonly body: readonly Sprite[];
  private readonly armAtRest: Sprite;
  private readonly armAtChin: Sprite;
  private readonly armOnHip: Sprite;
  private readonly armsUp: Readonly<Record<HeroPlacement['pose'], Sprite>>;
  private readonly hands: Sprite;
  private spot: HeroPlacement | null = null;
  private looks: GazeTargets | null = null;
  private size = 1;

  constructor(atlas: Atlas, reducedMotion: boolean, random: Random, hat: Drawing | null) {
    super({ visible: false });
    this.mood = new HeroMood(reducedMotion, random);
    const part = (name: HeroPart, pivot: { readonly x: number; readonly y: number } = ORIGIN) => {
      const [x, y, width, height] = getHeroPartArea(name);
      const sprite = new Sprite({ texture: atlas.texture(`hero ${name}`), x: pivot.x, y: pivot.y });
      sprite.anchor.set((pivot.x - x) / width, (pivot.y - y) / height);
      return sprite;
    };
    const texture = (name: HeroPart) => atlas.texture(`hero ${name}`);
    this.mouths = {
      smile: texture('smile'),
      cheer: texture('cheer'),
      oops: texture('oops'),
      think: texture('think'),
      wow: texture('wow'),
      sleep: texture('sleep'),
    };
    this.brows = { flat: texture('brows flat'), up: texture('brows up'), worried: texture('brows worried') };
    this.mouth = part('smile');
    this.brow = part('brows flat');
    this.pupils = part('pupils');
    this.lids = part('lids');
    this.lidsHalf = part('lids half');
    this.flame = part('flame', FLAME);
    this.armAtRest = part('arm at rest');
    this.armAtChin = part('arm at chin');
    this.armOnHip = part('arm on hip');
    this.armsUp = { standing: part('arms up'), peeping: part('arms up behind edge') };
    this.hands = part('hands on edge');
    this.body = [part('cape'), part('legs'), part('torso')];
    this.addChild(...this.body.slice(0, 1), this.armOnHip, ...this.body.slice(1), this.armAtRest, this.armsUp.peeping);
    this.addChild(this.flame, part('head'), this.mouth, part('mask'), this.pupils, this.lids, this.lidsHalf);
    if (hat !== null) {
      const [x, y] = hat.area;
      this.addChild(new Sprite({ texture: atlas.texture('hero hat'), x, y }));
      this.flame.y -= flameLift(hat);
    }
    this.addChild(this.brow, this.armsUp.standing, this.armAtChin, this.hands);
  }

  layout(spot: HeroPlacement | null, looks: GazeTargets): void {
    this.spot = spot;
    this.looks = looks;
    this.visible = spot !== null;
    this.mood.answerCount = looks.answers.length;
    if (spot === null) return;
    this.size = heroScale(spot);
    this.pivot.set(ANCHOR[spot.pose].x, ANCHOR[spot.pose].y);
    const isStanding = spot.pose === 'standing';
    for (const part of this.body) part.visible = isStanding;
  }

  handleCue(cue: HeroCue, nowMs: number, streak?: number): void {
    this.mood.handleCue(cue, nowMs, streak);
  }

  isStill(nowMs: number): boolean {
    return this.spot === null || this.mood.isStill(nowMs);
  }

  /** When it next moves by itself; Infinity if it stays still until the next event. */
  get movesNextMs(): number {
    return this.spot === null ? Number.POSITIVE_INFINITY : this.mood.movesNextMs;
  }

  tick(nowMs: number): void {
    const { spot } = this;
    if (spot === null) return;
    const pose = this.mood.at(nowMs);
    this.mouth.texture = this.mouths[pose.mouth];
    this.brow.texture = this.brows[pose.brows];
    this.lids.visible = pose.lids === 'shut';
    this.lidsHalf.visible = pose.lids === 'half';
    this.pupils.visible = pose.lids !== 'shut';
    this.moveArms(spot, pose.arms);
    this.gaze(spot, pose);
    this.flame.scale.set(pose.flame);
    this.flame.rotation = pose.flicker;
    // Behind an edge a jump would hardly be visible, so the head rises instead.
    const stretch = spot.pose === 'standing' ? pose.stretch : pose.stretch + (pose.rise / JUMP) * PEEP_STRETCH;
    this.position.set(spot.x, spot.pose === 'standing' ? spot.y - pose.rise : spot.y);
    this.scale.set(this.size, this.size * stretch);
  }

  /** Moves something into the fist that the hero raises. */
  putInFist(held: Container): void {
    const { spot, pivot, scale, size } = this;
    if (spot === null) return;
    held.position.set(this.x + (FIST.x - pivot.x) * size, this.y + (FIST.y - pivot.y) * scale.y);
    held.scale.set(size * HELD_SCALE[spot.pose]);
  }

  private moveArms({ pose }: HeroPlacement, arms: HeroPose['arms']): void {
    const isStanding = pose === 'standing';
    this.armsUp.standing.visible = isStanding && arms === 'up';
    this.armsUp.peeping.visible = !isStanding && arms === 'up';
    this.armAtChin.visible = isStanding && arms === 'chin';
    this.armAtRest.visible = isStanding && arms === 'rest';
    this.armOnHip.visible = isStanding && arms !== 'up';
    this.hands.visible = !isStanding && arms !== 'up';
  }

  private gaze(spot: HeroPlacement, { gazeFrom, gazeTo, gazeProgress }: HeroPose): void {
    const anchor = ANCHOR[spot.pose];
    const eyesX = spot.x + (EYES.x - anchor.x) * this.size;
    const eyesY = spot.y + (EYES.y - anchor.y) * this.size;
    this.pupils.position.set(
      interpolate(this.turnX(gazeFrom, eyesX, eyesY), this.turnX(gazeTo, eyesX, eyesY), gazeProgress),
      interpolate(this.turnY(gazeFrom, eyesX, eyesY), this.turnY(gazeTo, eyesX, eyesY), gazeProgress),
    );
  }

  private turnX(gaze: Gaze, eyesX: number, eyesY: number): number {
    const area = this.areaOf(gaze);
    return area === null ? 0 : turn(middleX(area) - eyesX, middleY(area) - eyesY);
  }

  private turnY(gaze: Gaze, eyesX: number, eyesY: number): number {
    const area = this.areaOf(gaze);
    return area === null ? 0 : turn(middleY(area) - eyesY, middleX(area) - eyesX);
  }

  private areaOf(gaze: Gaze): Area | null {
    if (this.looks === null || gaze === 'ahead') return null;
    if (gaze === 'question') return this.looks.question;
    if (gaze === 'explained') return this.looks.explained;
    return this.looks.answers[gaze] ?? null;
  }
}
