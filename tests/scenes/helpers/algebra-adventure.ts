import { type Question, questionAt } from '../../../machines/algebra-adventure/questions';
import type { Mode } from '../../../machines/algebra-adventure/rules';
import { AlgebraAdventureScene } from '../../../src/games/algebra-adventure/scene';
import { workshopDrawings } from '../../../src/games/algebra-adventure/scene/drawings';
import type { AlgebraAdventureView } from '../../../src/games/algebra-adventure/scene/keyframes';
import type { OnStage } from './drawn-games';
import { onStage } from './on-stage';
import { StubAtlas } from './stub-atlas';
import { findSprites } from './visible-bodies';

/** Stages in CSS pixels: a phone in portrait and a whiteboard. */
export const PHONE = { widthPx: 360, heightPx: 430 } as const;
export const BOARD = { widthPx: 1920, heightPx: 786 } as const;

/** By default 3x + 4 = 19. */
export function createQuestion(equation: Partial<Question> = {}): Question {
  const { mode = 'findX', crates = 3, added = 4, x = 5, number = 0 } = equation;
  const total = crates * x + added;
  const answer = mode === 'substitute' ? total : x;
  return { mode, crates, added, x, number, total, answer, choices: [answer, answer + 1, answer + 2, answer + 3] };
}

/** Questions of all modes and difficulties, including the largest numbers. */
export const createManyQuestions = (): readonly Question[] => [
  ...(['findX', 'balance', 'substitute'] as const).flatMap((mode: Mode) =>
    Array.from({ length: 60 }, (_, number) => questionAt(number, { mode, difficulty: 'hard' }, number)),
  ),
  createQuestion({ crates: 10, added: 19, x: 15 }),
  createQuestion({ crates: 10, added: 20, x: 14 }),
  createQuestion({ crates: 10, added: 19, x: 9 }),
];

/** The scene with an atlas without drawings, laid out for a stage. */
export function algebraAdventureScene(stage: OnStage = {}) {
  const staged = onStage(AlgebraAdventureScene, new StubAtlas(workshopDrawings()), {
    widthPx: 1024,
    heightPx: 576,
    ...stage,
  });
  const { scene } = staged;
  return {
    ...staged,
    show: (shown: Partial<AlgebraAdventureView>, nowMs: number) =>
      scene.show({ question: createQuestion(), given: null, pace: 'brisk', ...shown }, nowMs),
    count: (name: string) => findSprites(scene.view, new RegExp(`^${name}$`)).length,
    /** Tilt of the beam in degrees; positive if the right side is lower. */
    tilt: () => ((findSprites(scene.view, /^beam/)[0]?.rotation ?? 0) * 180) / Math.PI,
  };
}
