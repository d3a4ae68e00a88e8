import { Container, Sprite } from 'pixi.js';
import type { Atlas } from '../../../stage/atlas';
import { EquationText } from '../../../stage/equation-text';
import { easeBack, getProgress, oscillate } from '../../../stage/motion';

/** A beacon can be chosen, has been tried, or was right and leaves with the ship. */
export type BeaconState = 'waiting' | 'used' | 'right';

const FACE = { waiting: 'beacon', used: 'beacon used', right: 'beacon right' } as const;
export const BEACON_TINTS = { waiting: 0x1b1b3a, used: 0xb9c0e6, right: 0x23601e } as const;
const FONT = 40;
const APPEAR_MS = 240;
const SHAKE = { lengthMs: 180, units: 8 } as const;
/** Beacons float up and down, each with its own phase. */
const FLOAT = { units: 3, periodMs: 3200, apartMs: 370 } as const;

/** One of the four numbers. The origin is its centre. */
export class Beacon extends Container {
  private readonly atlas: Atlas;
  private readonly reducedMotion: boolean;
  private readonly face: Sprite;
  private readonly figures: EquationText;
  private readonly struck: Sprite;
  private readonly sign: Sprite;
  private readonly index: number;
  private state: BeaconState = 'waiting';
  private home = { x: 0, y: 0, scale: 1 };
  private appearsMs = Number.NEGATIVE_INFINITY;
  private shakenMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, index: number, reducedMotion: boolean) {
    super();
    this.atlas = atlas;
    this.index = index;
    this.reducedMotion = reducedMotion;
    this.face = new Sprite({ texture: atlas.texture('beacon'), anchor: { x: 0.5, y: 48 / 108 } });
    this.figures = new EquationText(atlas, FONT, BEACON_TINTS.waiting);
    this.struck = new Sprite({ texture: atlas.texture('struck'), anchor: { x: 38 / 92, y: 52 / 74 }, visible: false });
    this.sign = new Sprite({ texture: atlas.texture('right'), anchor: 0.5, x: 36, y: -34, visible: false });
    this.addChild(this.face, this.figures, this.struck, this.sign);
  }

  layout(x: number, y: number, scale: number): void {
    this.home = { x, y, scale };
  }

  setState(number: number, state: BeaconState): void {
    this.figures.text = String(number);
    this.figures.tint = BEACON_TINTS[state];
    this.state = state;
    this.face.texture = this.atlas.texture(FACE[state]);
    this.struck.visible = state === 'used';
    this.sign.visible = state === 'right';
  }

  /** Appears at this time and is hidden until then. */
  appear(startMs: number): void {
    this.appearsMs = startMs;
  }

  shake(nowMs: number): void {
    this.shakenMs = nowMs;
  }

  tick(nowMs: number): void {
    const progress = getProgress(nowMs, this.appearsMs, APPEAR_MS);
    this.visible = progress > 0;
    if (this.reducedMotion) {
      this.scale.set(this.home.scale);
      this.position.set(this.home.x, this.home.y);
      return;
    }
    this.scale.set(easeBack(progress) * this.home.scale);
    const offset = Math.sin(getProgress(nowMs, this.shakenMs, SHAKE.lengthMs) * Math.PI * 2) * SHAKE.units;
    const floats = this.state === 'waiting' ? FLOAT.units : 0;
    this.position.set(
      this.home.x + offset,
      this.home.y + floats * oscillate(nowMs + this.index * FLOAT.apartMs, FLOAT.periodMs),
    );
  }
}
