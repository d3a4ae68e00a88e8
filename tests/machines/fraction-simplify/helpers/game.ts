import { createActor } from 'xstate';
import { fractionSimplifyMachine } from '../../../../machines/fraction-simplify/machine';
import type { Settings } from '../../../../machines/fraction-simplify/rules';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export const fractionGame = ({ difficulty = 'easy', time = 'normal', ...options }: Options = {}) =>
  gameHarness(
    { settings: { difficulty, time }, seed: 5, ...options },
    (options) => createActor(fractionSimplifyMachine, options),
    {
      solve: (answer, now) => answer(now().round.question.result),
      // Larger than any answer in the game.
      fail: (answer) => answer({ numerator: 99, denominator: 1 }),
      feedbackMs: 1500,
    },
  );
