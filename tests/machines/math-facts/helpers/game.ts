import { createActor } from 'xstate';
import { mathFactsMachine } from '../../../../machines/math-facts/machine';
import type { Settings } from '../../../../machines/math-facts/rules';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export function raceGame({ mode = 'multiplication', difficulty = 'easy', time = 'normal', ...options }: Options = {}) {
  return gameHarness(
    { settings: { mode, difficulty, time }, ...options },
    (options) => createActor(mathFactsMachine, options),
    {
      solve: (answer, now) => answer(now().round.question.answer),
      // Off by one.
      fail: (answer, now) => answer(now().round.question.answer + 1),
      feedbackMs: 0,
    },
  );
}

export type RaceGame = ReturnType<typeof raceGame>;
