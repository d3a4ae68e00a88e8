import type { Question } from '../../../machines/mental-maths/questions';
import type { GivenAnswer } from '../../../machines/mental-maths/round';
import { MentalMathsScene } from '../../../src/games/mental-maths/scene';
import { Bubble } from '../../../src/games/mental-maths/scene/bubble';
import { lagoonDrawings } from '../../../src/games/mental-maths/scene/drawings';
import type { MentalMathsView } from '../../../src/games/mental-maths/view';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites, getName, withDescendants } from './visible-bodies';

/** 36 ÷ 4 with the bubbles 8, 9, 12 and 6. */
export const QUESTION: Question = {
  number: 6,
  equation: { first: 36, operation: '÷', second: 4, answer: 9 },
  choices: [8, 9, 12, 6],
};

/** Answers to `QUESTION`. */
export const RIGHT: GivenAnswer = { verdict: 'right', choice: 9 };
export const WRONG: GivenAnswer = { verdict: 'wrong', choice: 6 };
export const LATE: GivenAnswer = { verdict: 'timeout', choice: null };

const OPEN: MentalMathsView = {
  round: 1,
  question: QUESTION,
  given: null,
  answered: 6,
  time: { beads: 8, danger: null },
};

/** The lagoon with an atlas without pictures, laid out for a stage. */
export function mentalMathsScene(stage: OnStage = {}) {
  const staged = onStage(MentalMathsScene, new StubAtlas(lagoonDrawings()), { widthPx: 960, heightPx: 540, ...stage });
  const { scene } = staged;
  const bubbles = () => withDescendants(scene.view).filter((body): body is Bubble => body instanceof Bubble);
  return {
    ...staged,
    show: (shown: Partial<MentalMathsView>, nowMs: number) => scene.show({ ...OPEN, ...shown }, nowMs),
    bubbles,
    /** The look of each bubble, in order; empty for an invisible one. */
    faces: () => bubbles().map((bubble) => getName(findSprites(bubble, /^bubble/)[0] ?? bubble)),
    signs: () => bubbles().map((bubble) => findSprites(bubble, /^sign/).map(getName).join()),
    beads: () => findSprites(scene.view, /^bead/).map(getName),
    turtleX: () => findSprites(scene.view, 'turtle')[0]?.x ?? 0,
  };
}
