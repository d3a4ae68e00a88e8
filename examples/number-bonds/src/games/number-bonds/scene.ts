import { Container, Sprite } from 'pixi.js';
import type { QuizRound } from '../../../machines/core/quiz-round';
import type { Question } from '../../../machines/number-bonds/rules';
import type { Atlas } from '../../stage/atlas';
import { createDrawnScene, type SceneBuilder } from '../../stage/drawn-scene';
import { easeBack, getProgress } from '../../stage/motion';
import { FRAME, type Scene, type View } from '../../stage/scene';
import bead from './drawings/bead.svg?drawing';

const BEADS = { max: 20, apart: 84, growMs: 300, y: 0.42 } as const;
const TINT = { known: 0x5727af, open: 0xffffff, right: 0x2a7a22, wrong: 0xc93c2b } as const;

/** The part of the game's state that the scene shows. */
export type BeadsView = Pick<QuizRound<Question, number>, 'question' | 'given'>;

/** Rows of beads: the known part and, after the answer, the missing one. */
export class BeadsScene implements Scene<BeadsView> {
  readonly view = new Container();
  private readonly growMs: number;
  private readonly beads: readonly Sprite[];
  private shownMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.growMs = reducedMotion ? 0 : BEADS.growMs;
    this.beads = Array.from({ length: BEADS.max }, () => new Sprite({ texture: atlas.texture('bead'), anchor: 0.5 }));
    this.view.addChild(...this.beads);
  }

  layout({ shape }: View): void {
    const { width, height } = FRAME[shape];
    const perRow = shape === 'landscape' ? 10 : 5;
    this.beads.forEach((sprite, index) => {
      const [column, row] = [index % perRow, Math.floor(index / perRow)];
      sprite.position.set(width / 2 + (column - (perRow - 1) / 2) * BEADS.apart, height * BEADS.y + row * BEADS.apart);
    });
  }

  show({ question: { whole, known }, given }: BeadsView, nowMs: number): void {
    this.shownMs = nowMs;
    const missing = given === null ? TINT.open : given.verdict === 'right' ? TINT.right : TINT.wrong;
    this.beads.forEach((sprite, index) => {
      sprite.visible = index < whole;
      sprite.tint = index < known ? TINT.known : missing;
    });
    this.tick(nowMs);
  }

  tick(nowMs: number): void {
    const size = this.growMs === 0 ? 1 : easeBack(getProgress(nowMs, this.shownMs, this.growMs));
    for (const sprite of this.beads) sprite.scale.set(size);
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.shownMs + this.growMs;
  }
}

/** The drawings are rasterised at the resolution of this screen. */
export const loadBeadsScene: SceneBuilder<BeadsView> = (reducedMotion, pixelsPerUnit) =>
  createDrawnScene({ bead }, pixelsPerUnit, (atlas) => new BeadsScene(atlas, reducedMotion));
