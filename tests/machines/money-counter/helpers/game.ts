import { createActor } from 'xstate';
import { moneyCounterMachine } from '../../../../machines/money-counter/machine';
import type { Settings } from '../../../../machines/money-counter/rules';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export const moneyGame = ({ difficulty = 'easy', time = 'normal', money, ...options }: Options = {}) =>
  gameHarness(
    { settings: { difficulty, time, ...(money && { money }) }, seed: 7, ...options },
    (options) => createActor(moneyCounterMachine, options),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      fail: (answer, now) => answer(now().round.question.answer + 1),
      feedbackMs: 1500,
    },
  );
