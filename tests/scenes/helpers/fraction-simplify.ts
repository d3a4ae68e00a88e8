import { type Fraction, fraction } from '../../../machines/core/fraction';
import type { QuizGiven } from '../../../machines/core/quiz-round';
import type { Question } from '../../../machines/fraction-simplify/questions';
import { BakeryScene } from '../../../src/games/fraction-simplify/scene';
import { bakeryDrawings } from '../../../src/games/fraction-simplify/scene/drawings';
import { fitted } from '../../../src/stage/scene';
import { areaOf, meshesIn, SheetAtlas } from './fractions';
import { spritesIn, textsIn } from './seen';

const asFraction = (text: string): Fraction => {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return fraction(above, below);
};

/** "2/4 = 1/2" as a question to simplify. */
export const simplify = (first: string, result: string): Question => ({
  number: 0,
  type: 'simplify',
  first: asFraction(first),
  result: asFraction(result),
});

/** Two fractions and what they come to. */
export const pair = (
  type: 'add' | 'subtract' | 'multiply',
  first: string,
  second: string,
  result: string,
): Question => ({
  number: 0,
  type,
  first: asFraction(first),
  second: asFraction(second),
  result: asFraction(result),
});

interface Options {
  readonly widthPx?: number;
  readonly heightPx?: number;
  readonly reducedMotion?: boolean;
}

/** The bakery on an atlas without pictures, laid out for a stage. */
export function bakery({ widthPx = 1024, heightPx = 576, reducedMotion = false }: Options = {}) {
  const atlas = new SheetAtlas(bakeryDrawings());
  const scene = new BakeryScene(atlas, reducedMotion);
  const { view } = fitted(widthPx, heightPx);
  scene.layout(view);
  const show = (question: Question, nowMs: number, given: QuizGiven<Fraction> | null = null) =>
    scene.show({ question, given }, nowMs);
  return {
    scene,
    atlas,
    view,
    show,
    tick: (nowMs: number) => scene.tick(nowMs),
    solve: (question: Question, nowMs: number) => show(question, nowMs, { verdict: 'right', answer: question.result }),
    fail: (question: Question, given: string, nowMs: number) =>
      show(question, nowMs, { verdict: 'wrong', answer: asFraction(given) }),
    texts: () => textsIn(scene.view),
    sprites: (name: string) => spritesIn(scene.view, new RegExp(`^${name}$`)),
    meshes: () => meshesIn(scene.view),
    /** Of each cake that is seen: which share of it is in that look. */
    ratios: (look: string) =>
      meshesIn(scene.view).map((mesh) => {
        const all = ['strawberry', 'lemon', 'empty', 'taken'].reduce(
          (sum, one) => sum + areaOf(mesh, atlas, `cake ${one}`),
          0,
        );
        return Math.round((1000 * areaOf(mesh, atlas, `cake ${look}`)) / all) / 1000;
      }),
  };
}
