import { fraction } from '../../../machines/core/fraction';
import { type GivenAnswer, judge, parseAnswer } from '../../../machines/fraction-basics/answer';
import type { Question } from '../../../machines/fraction-basics/questions';
import type { BarStep } from '../../../machines/fraction-basics/round';
import { layPartsMs } from '../../../machines/fraction-basics/round';
import { FractionBasicsScene } from '../../../src/games/fraction-basics/scene';
import { millDrawings } from '../../../src/games/fraction-basics/scene/drawings';
import { RowLabel } from '../../../src/games/fraction-basics/scene/row-label';
import { Slot } from '../../../src/games/fraction-basics/scene/slot';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites, findTexts, getName, visibleBodies } from './visible-bodies';

/** 0.75 as a fraction. */
export const DECIMAL: Question = { number: 0, type: 'convert', hundredths: 75, answer: fraction(3, 4) };
/** 6/8 in its simplest form. */
export const UNREDUCED: Question = { number: 0, type: 'simplify', asked: fraction(6, 8), answer: fraction(3, 4) };
/** 5/8 + 1/2, which is more than one. */
export const SUM: Question = {
  number: 0,
  type: 'add',
  first: fraction(5, 8),
  second: fraction(1, 2),
  answer: fraction(9, 8),
};
export const DIFFERENCE: Question = {
  number: 0,
  type: 'subtract',
  first: fraction(3, 4),
  second: fraction(1, 2),
  answer: fraction(1, 4),
};

/** A quarter of 12. */
export const QUARTER: Question = {
  number: 0,
  type: 'halves',
  part: fraction(1, 4),
  amount: 12,
  answer: fraction(3, 1),
};
/** 3/4 of 12. */
export const THREE_QUARTERS: Question = {
  number: 0,
  type: 'thirds',
  part: fraction(3, 4),
  amount: 12,
  answer: fraction(9, 1),
};

/** The verdict on a typed answer to a question. */
export function answerQuestion(question: Question, typed: string): GivenAnswer {
  const reading = parseAnswer(typed);
  if (reading.kind === 'refused') throw new Error(`"${typed}" is no answer`);
  return judge(question, reading.entry);
}

/** The scene with an atlas without drawings, laid out for a stage. */
export function fractionBasicsScene(stage: OnStage = {}) {
  const staged = onStage(FractionBasicsScene, new StubAtlas(millDrawings()), {
    widthPx: 1024,
    heightPx: 576,
    ...stage,
  });
  const { scene } = staged;
  const show = (question: Question, nowMs: number, step: BarStep = 'open', given: GivenAnswer | null = null) =>
    scene.show({ question, given, step }, nowMs);
  return {
    ...staged,
    show,
    /**
     * Answers at this time and goes through all steps as the machine does. Returns the time when everything has been
     * shown.
     */
    answer: (question: Question, typed: string, fromMs: number) => {
      const given = answerQuestion(question, typed);
      const moments = [
        fromMs,
        fromMs + 400,
        fromMs + 400 + layPartsMs(question),
        fromMs + 700 + layPartsMs(question),
      ] as const;
      const steps = ['cutting', 'laying', 'measuring', 'shown'] as const;
      for (const [index, step] of steps.entries()) {
        show(question, moments[index] ?? fromMs, step, given);
        scene.tick(moments[index] ?? fromMs);
      }
      return moments[3];
    },
    labels: () =>
      visibleBodies(scene.view).flatMap((body) => (body instanceof RowLabel ? [findTexts(body).join('/')] : [])),
    boards: () => findSprites(scene.view, /^board$/),
    slots: () => visibleBodies(scene.view).filter((body): body is Slot => body instanceof Slot),
    marks: () => findSprites(scene.view, /^(?:wrong|end)$/).map(getName),
  };
}
