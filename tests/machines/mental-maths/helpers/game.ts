import { createActor } from 'xstate';
import { mentalMathsMachine } from '../../../../machines/mental-maths/machine';
import type { Settings } from '../../../../machines/mental-maths/rules';
import { gameHarness, type Opening } from '../../../helpers/game-harness';

type Options = Partial<Settings & Opening<Settings>>;

export function mentalGame({ time = 'normal', ...options }: Options = {}) {
  return gameHarness({ settings: { time }, ...options }, (opening) => createActor(mentalMathsMachine, opening), {
    solve: (answer, now) => answer(now().round.question.equation.answer),
    fail: (answer, now) => {
      const { choices, equation } = now().round.question;
      answer(choices.find((choice) => choice !== equation.answer) ?? 0);
    },
    feedbackMs: 1500,
  });
}

export type MentalGame = ReturnType<typeof mentalGame>;
