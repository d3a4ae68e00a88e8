import { Container, Sprite } from 'pixi.js';
import type { CheckEvent } from '../../../machines/tables-check/round';
import { RULES } from '../../../machines/tables-check/rules';
import { withHero } from '../../play/hero/with-hero';
import type { Atlas } from '../../stage/atlas';
import { easeOut, interpolate, progressOf } from '../../stage/motion';
import type { Scene, View } from '../../stage/scene';
import { coastDrawings } from './scene/drawings';
import { hero } from './scene/hero';
import { tablesCheckLayout } from './scene/layout';
import { RAY, rayAngle } from './scene/ray';
import type { TablesCheckView } from './view';

const LIGHT_MS = 500;

/**
 * The scene of Tables Check is a coast at night. The beam of the lighthouse turns towards each question, and a lamp is
 * lit for each question that is over. The drawings and colours are named after the coast.
 */
export class TablesCheckScene implements Scene<TablesCheckView, CheckEvent> {
  readonly view = new Container();
  private readonly reducedMotion: boolean;
  private readonly ray: Sprite;
  private readonly lamps: readonly Sprite[];
  private angle = 0;
  private lit = 0;
  private isBetween = false;
  private turnsMs = Number.NEGATIVE_INFINITY;
  private litMs = Number.NEGATIVE_INFINITY;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.reducedMotion = reducedMotion;
    this.ray = new Sprite({ texture: atlas.texture('beam'), anchor: { x: 0, y: 0.5 } });
    const foot = { x: 0.5, y: 66 / 72 };
    this.lamps = Array.from(
      { length: RULES.questions },
      () => new Sprite({ texture: atlas.texture('lamp'), anchor: foot, visible: false }),
    );
    this.view.addChild(this.ray, ...this.lamps);
  }

  layout(view: View): void {
    const { lamps, light } = tablesCheckLayout(view);
    this.angle = rayAngle(view);
    this.ray.position.set(light.x, light.y);
    this.lamps.forEach((sprite, index) => {
      const { x, y } = lamps[index] ?? light;
      sprite.position.set(x, y);
    });
  }

  show({ lit, isBetween }: TablesCheckView, nowMs: number): void {
    if (isBetween && !this.isBetween && !this.reducedMotion) this.turnsMs = nowMs;
    if (lit > this.lit && !this.reducedMotion) this.litMs = nowMs;
    this.isBetween = isBetween;
    this.lit = lit;
    this.lamps.forEach((sprite, index) => {
      sprite.visible = index < lit;
      sprite.alpha = 1;
    });
    this.tick(nowMs);
  }

  tick(nowMs: number): void {
    // Nothing moves while a question is open.
    const turned = this.isBetween ? easeOut(progressOf(nowMs, this.turnsMs, RAY.lengthMs)) : 1;
    this.ray.rotation = this.angle + interpolate(RAY.from, 0, turned);
    const newest = this.lamps[this.lit - 1];
    if (newest !== undefined) newest.alpha = this.isBetween ? progressOf(nowMs, this.litMs, LIGHT_MS) : 1;
  }

  isStill(nowMs: number): boolean {
    return !this.isBetween || (nowMs >= this.turnsMs + RAY.lengthMs && nowMs >= this.litMs + LIGHT_MS);
  }
}

export const loadTablesCheckScene = withHero({ hero, drawings: coastDrawings, Scene: TablesCheckScene });
