import { createActor } from 'xstate';
import { timeMasterMachine } from '../../../../machines/time-master/machine';
import type { Settings } from '../../../../machines/time-master/rules';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

/** Not the answer to any question. */
export const WRONG = -1;

export const timeGame = ({ difficulty = 'easy', type = 'all', time = 'normal', ...options }: Options = {}) =>
  gameHarness(
    { settings: { difficulty, type, time }, ...options },
    (options) => createActor(timeMasterMachine, options),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      fail: (answer) => answer(WRONG),
      feedbackMs: 1500,
    },
  );
