import { createActor } from 'xstate';
import { fraction } from '../../../../machines/core/fraction';
import type { TypedAmount } from '../../../../machines/fraction-basics/answer';
import { fractionBasicsMachine } from '../../../../machines/fraction-basics/machine';
import type { Settings } from '../../../../machines/fraction-basics/rules';
import { gameStateName } from '../../../../src/games/fraction-basics/view';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export const typedFraction = (numerator: number, denominator: number): TypedAmount => ({
  wholes: 0,
  part: fraction(numerator, denominator),
});

/** Smaller than any correct answer. */
export const WRONG = typedFraction(1, 500);

export function fractionGame({ type = 'all', ...options }: Options = {}) {
  const harness = gameHarness(
    { settings: { type }, ...options },
    (options) => createActor(fractionBasicsMachine, options),
    {
      solve: (answer, now) => answer({ wholes: 0, part: now().round.question.answer }),
      fail: (answer) => answer(WRONG),
      feedbackMs: 0,
    },
  );
  return { ...harness, state: () => gameStateName(harness.game.getSnapshot()) };
}

export type FractionGame = ReturnType<typeof fractionGame>;
