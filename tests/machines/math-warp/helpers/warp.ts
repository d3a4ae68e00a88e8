import { createActor } from 'xstate';
import { mathWarpMachine } from '../../../../machines/math-warp/machine';
import type { Settings } from '../../../../machines/math-warp/rules';
import { gameStateName } from '../../../../src/games/math-warp/view';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

export function warpGame({ time = 'normal', ...options }: Options = {}) {
  const harness = gameHarness({ settings: { time }, ...options }, (options) => createActor(mathWarpMachine, options), {
    solve: (answer, now) => answer(now().round.question.answer),
    // The first wrong number that has not been tried.
    fail: (answer, now) => {
      const { question, tried } = now().round;
      const wrong = question.choices.find((choice) => choice !== question.answer && !tried.includes(choice));
      if (wrong !== undefined) answer(wrong);
    },
    feedbackMs: 0,
  });
  const { game, context, round, send, advance } = harness;
  const state = () => gameStateName(game.getSnapshot());
  return {
    ...harness,
    state,
    /** Waits until the portal is open or the round is over, and presses Next if the game waits for it. */
    toOpen: () => {
      for (let waitedMs = 0; waitedMs < 5000 && state() !== 'playing.open' && state() !== 'gameOver'; waitedMs += 100) {
        send({ type: 'NEXT' });
        advance(100);
      }
    },
    start: (seed = 77) => send({ type: 'START', seed }),
    figures: () => {
      const { score, streak, lives, answers } = round();
      const { roundSecondsLeft: secondsLeft } = context();
      return { score, streak: streak.now, longest: streak.longest, lives, answers, secondsLeft };
    },
  };
}

export type WarpGame = ReturnType<typeof warpGame>;
