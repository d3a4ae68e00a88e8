import { Container, Sprite } from 'pixi.js';
import type { Atlas, Drawing } from '../../stage/atlas';
import { EquationText } from '../../stage/equation-text';
import { easeBack, getProgress } from '../../stage/motion';
import paddle from './drawings/paddle.svg?drawing';

/** The middle of the paddle's plate, and the room for a number on it, in units of its drawing. */
const PLATE = { x: 29, y: -65, width: 86, size: 50 } as const;
const INK_TINT = 0x23601e;
/** The hero raises its arms first. */
const RAISE = { beginsMs: 80, lengthMs: 220 } as const;

/** Drawings that an atlas with characters needs for HeldNumber. */
export const HELD_NUMBER_DRAWINGS: Readonly<Record<string, Drawing>> = { 'held paddle': paddle };

/** A paddle with a number on it. Its origin is the hand that holds it. */
export class HeldNumber extends Container {
  private readonly plate: Container;
  private readonly number: EquationText;
  private readonly reducedMotion: boolean;
  private sinceMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    super({ visible: false });
    this.reducedMotion = reducedMotion;
    const [x, y] = paddle.area;
    this.number = new EquationText(atlas, PLATE.size, INK_TINT);
    this.number.position.set(PLATE.x, PLATE.y);
    this.plate = new Container();
    this.plate.addChild(new Sprite({ texture: atlas.texture('held paddle'), x, y }), this.number);
    this.addChild(this.plate);
  }

  raise(text: string, nowMs: number): void {
    this.number.text = text;
    this.number.scale.set(Math.min(1, PLATE.width / this.number.textWidth));
    this.sinceMs = nowMs + RAISE.beginsMs;
    this.visible = true;
  }

  lower(): void {
    this.visible = false;
  }

  tick(nowMs: number): void {
    if (!this.visible) return;
    this.plate.scale.set(this.reducedMotion ? 1 : easeBack(getProgress(nowMs, this.sinceMs, RAISE.lengthMs)));
  }
}
