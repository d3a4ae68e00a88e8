import { createActor } from 'xstate';
import { algebraAdventureMachine } from '../../../../machines/algebra-adventure/machine';
import type { Settings } from '../../../../machines/algebra-adventure/rules';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export function algebraGame({ mode = 'findX', difficulty = 'easy', time = 'normal', ...options }: Options = {}) {
  return gameHarness(
    { settings: { mode, difficulty, time }, ...options },
    (options) => createActor(algebraAdventureMachine, options),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      fail: (answer, now) => {
        const { choices, answer: right } = now().round.question;
        answer(choices.find((choice) => choice !== right) ?? 0);
      },
      feedbackMs: 2000,
    },
  );
}

export type AlgebraGame = ReturnType<typeof algebraGame>;
