import { type Fraction, fraction } from '../../../machines/core/fraction';
import type { QuizGiven } from '../../../machines/core/quiz-round';
import type { Question } from '../../../machines/fraction-simplify/questions';
import { FractionSimplifyScene } from '../../../src/games/fraction-simplify/scene';
import { bakeryDrawings } from '../../../src/games/fraction-simplify/scene/drawings';
import type { OnStage } from './drawn-games';
import { areaOf, meshesIn, SheetAtlas } from './fractions';
import { onStage } from './on-stage';
import { spritesIn } from './seen';

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

/** Two fractions and their result. */
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

/** The scene with an atlas without drawings, laid out for a stage. */
export function fractionSimplifyScene(stage: OnStage = {}) {
  const staged = onStage(FractionSimplifyScene, new SheetAtlas(bakeryDrawings()), {
    widthPx: 1024,
    heightPx: 576,
    ...stage,
  });
  const { scene, atlas } = staged;
  const show = (question: Question, nowMs: number, given: QuizGiven<Fraction> | null = null) =>
    scene.show({ question, given }, nowMs);
  return {
    ...staged,
    show,
    solve: (question: Question, nowMs: number) => show(question, nowMs, { verdict: 'right', answer: question.result }),
    fail: (question: Question, given: string, nowMs: number) =>
      show(question, nowMs, { verdict: 'wrong', answer: asFraction(given) }),
    sprites: (name: string) => spritesIn(scene.view, new RegExp(`^${name}$`)),
    meshes: () => meshesIn(scene.view),
    /** The fraction of each visible cake that has this look. */
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
