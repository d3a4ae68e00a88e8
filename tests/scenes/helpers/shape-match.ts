import type { Mesh } from 'pixi.js';
import type { DrawnShape } from '../../../machines/shape-match/pools';
import type { Question } from '../../../machines/shape-match/questions';
import { getCountSteps, judge } from '../../../machines/shape-match/round';
import { SHAPES, type ShapeId } from '../../../machines/shape-match/rules';
import { ShapeMatchScene } from '../../../src/games/shape-match/scene';
import { gardenDrawings } from '../../../src/games/shape-match/scene/drawings';
import type { ShapeMatchView } from '../../../src/games/shape-match/view';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites, getName, visibleBodies } from './visible-bodies';

/** A question about the name of a shape. */
export const createNameQuestion = (shape: ShapeId, turn = 0): Question => ({
  number: 0,
  difficulty: turn === 0 ? 'easy' : 'hard',
  type: 'name',
  shape,
  drawn: [{ shape, turn }],
  choices: [shape, 'triangle', 'square', 'pentagon'],
  answer: shape,
});

export function createComparison(left: DrawnShape, right: DrawnShape): Question {
  const [one, other] = [left.shape, right.shape];
  return {
    number: 0,
    difficulty: 'medium',
    type: 'comparison',
    asks: 'more',
    shape: one,
    partner: other,
    drawn: [left, right],
    choices: [one, other],
    answer: SHAPES[one].sides > SHAPES[other].sides ? one : other,
  };
}

/** The garden with an atlas without pictures, laid out for a stage. */
export function shapeMatchScene(stage: OnStage = {}) {
  const staged = onStage(ShapeMatchScene, new StubAtlas(gardenDrawings()), { widthPx: 1024, heightPx: 576, ...stage });
  const { scene } = staged;
  const show = (question: Question, nowMs: number, shown: Partial<ShapeMatchView> = {}) =>
    scene.show({ question, given: null, counted: 0, ...shown }, nowMs);
  return {
    ...staged,
    show,
    /**
     * Answers at a given time and counts each step as the machine does. Returns the time when everything has been
     * counted.
     */
    answer: (question: Question, choice: Question['answer'], fromMs: number, max = Number.POSITIVE_INFINITY) => {
      const given = judge(question, choice);
      show(question, fromMs, { given });
      let nowMs = fromMs;
      for (const [index, { count }] of getCountSteps(question).entries()) {
        if (index >= max) break;
        nowMs += count === 0 ? 900 : 180;
        scene.tick(nowMs);
        show(question, nowMs, { given, counted: index + 1 });
      }
      return nowMs;
    },
    sprites: (name: string) => findSprites(scene.view, new RegExp(`^${name}$`)),
    /** The number of bars in the colour of counted sides. */
    lit: () => findSprites(scene.view, /^bar$/).filter(({ tint }) => tint === 0xffc529).length,
    litArcs: () => findSprites(scene.view, /^arc$/).filter(({ tint }) => tint === 0xffc529).length,
    faces: () => visibleBodies(scene.view).filter((body): body is Mesh => getName(body).startsWith('face')),
  };
}

/** The corners of a face, in units, before it is rotated. */
export function readCorners({ geometry }: Mesh): readonly (readonly [number, number])[] {
  const positions = geometry.getBuffer('aPosition').data;
  return Array.from({ length: positions.length / 2 }, (_, index) => [positions[2 * index]!, positions[2 * index + 1]!]);
}
