import { createActor } from 'xstate';
import { shapeMatchMachine } from '../../../../machines/shape-match/machine';
import type { Settings } from '../../../../machines/shape-match/rules';
import { gameStateName } from '../../../../src/games/shape-match/view';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export function shapeGame({ difficulty = 'easy', ...options }: Options = {}) {
  const harness = gameHarness(
    { settings: { difficulty }, ...options },
    (options) => createActor(shapeMatchMachine, options),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      fail: (answer, now) => {
        const { choices, answer: right } = now().round.question;
        answer(choices.find((choice) => choice !== right)!);
      },
      feedbackMs: 0,
    },
  );
  return { ...harness, state: () => gameStateName(harness.game.getSnapshot()) };
}

export type ShapeGame = ReturnType<typeof shapeGame>;
