import { Container, Sprite } from 'pixi.js';
import type { QuizRound } from '../../../machines/core/quiz-round';
import { digitIn, type Question } from '../../../machines/place-value/rules';
import type { Atlas } from '../../stage/atlas';
import { createDrawnScene, type SceneBuilder } from '../../stage/drawn-scene';
import { easeBack, getProgress } from '../../stage/motion';
import { FRAME, type Scene, type View } from '../../stage/scene';
import engine from './drawings/engine.svg?drawing';
import hundred from './drawings/hundred.svg?drawing';
import one from './drawings/one.svg?drawing';
import ten from './drawings/ten.svg?drawing';
import thousand from './drawings/thousand.svg?drawing';
import wagon from './drawings/wagon.svg?drawing';

export const DRAWINGS = { engine, wagon, one, ten, hundred, thousand };

/** The blocks of each column, from the ones: how many are in a row, and how far apart they are. */
const BLOCKS = [
  { name: 'one', perRow: 3, apart: 30 },
  { name: 'ten', perRow: 9, apart: 14 },
  { name: 'hundred', perRow: 3, apart: 44 },
  { name: 'thousand', perRow: 3, apart: 47 },
] as const;
const TRAIN = { apart: 172, bed: -60, rails: 62, engineAt: 0.86, growMs: 350 } as const;

/** The part of the game's state that the scene shows. */
export type TrainView = Pick<QuizRound<Question, number>, 'question' | 'given'>;

/** A train with a wagon for each column, which is loaded with the blocks of the number after the answer. */
export class TrainScene implements Scene<TrainView> {
  readonly view = new Container();
  private readonly growMs: number;
  private readonly train = new Container();
  private readonly wagons: readonly { readonly body: Container; readonly blocks: readonly Sprite[] }[];
  private shownMs = 0;

  constructor(atlas: Atlas, reducedMotion: boolean) {
    this.growMs = reducedMotion ? 0 : TRAIN.growMs;
    const sprite = (name: string) => new Sprite({ texture: atlas.texture(name), anchor: { x: 0.5, y: 1 } });
    this.wagons = BLOCKS.map(({ name, perRow, apart }, column) => {
      const blocks = Array.from({ length: 9 }, (_, index) => {
        const block = sprite(name);
        const [column, row] = [index % perRow, Math.floor(index / perRow)];
        block.position.set((column - (perRow - 1) / 2) * apart, TRAIN.bed - row * apart);
        return block;
      });
      const body = new Container({ x: -TRAIN.apart * (column + 1), children: [sprite('wagon'), ...blocks] });
      return { body, blocks };
    });
    this.train.addChild(sprite('engine'), ...this.wagons.map(({ body }) => body));
    this.view.addChild(this.train);
  }

  layout({ shape, bottom }: View): void {
    const { width } = FRAME[shape];
    this.train.scale.set(width / FRAME.landscape.width);
    this.train.position.set(width * TRAIN.engineAt, bottom - TRAIN.rails);
  }

  show({ question: { value }, given }: TrainView, nowMs: number): void {
    this.shownMs = nowMs;
    this.wagons.forEach(({ body, blocks }, column) => {
      body.visible = value >= 10 ** column;
      blocks.forEach((block, index) => {
        block.visible = given !== null && index < digitIn(value, column);
      });
    });
    this.tick(nowMs);
  }

  tick(nowMs: number): void {
    const size = this.growMs === 0 ? 1 : easeBack(getProgress(nowMs, this.shownMs, this.growMs));
    for (const { blocks } of this.wagons) for (const block of blocks) block.scale.set(size);
  }

  isStill(nowMs: number): boolean {
    return nowMs > this.shownMs + this.growMs;
  }
}

/** The drawings are rasterised at the resolution of this screen. */
export const loadTrainScene: SceneBuilder<TrainView> = (reducedMotion, pixelsPerUnit) =>
  createDrawnScene(DRAWINGS, pixelsPerUnit, (atlas) => new TrainScene(atlas, reducedMotion));
