import { createActor } from 'xstate';
import { mentalMathsMachine } from '../../../../machines/mental-maths/machine';
import type { Settings } from '../../../../machines/mental-maths/rules';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export function mentalGame({ time = 'normal', ...options }: Options = {}) {
  return gameHarness({ settings: { time }, ...options }, (options) => createActor(mentalMathsMachine, options), {
    solve: (answer, now) => answer(now().round.question.equation.answer),
    fail: (answer, now) => {
      const { choices, equation } = now().round.question;
      answer(choices.find((choice) => choice !== equation.answer) ?? 0);
    },
    feedbackMs: 1500,
  });
}

export type MentalGame = ReturnType<typeof mentalGame>;
