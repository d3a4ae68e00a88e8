import { createActor } from 'xstate';
import type { Bests } from '../../../../machines/core/bests';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { mathWarpMachine } from '../../../../machines/math-warp/machine';
import { gameStateName } from '../../../../src/games/math-warp/view';
import { eventsOf } from '../../helpers/events';

interface WarpOptions {
  readonly seed?: number;
  readonly time?: TimeSetting;
  readonly bests?: Bests;
  readonly startsAtOnce?: boolean;
}

/** The whole game on a clock of its own, in a round unless told otherwise, with all that it told the page to store. */
export function warpGame({ seed = 1, time = 'normal', bests = {}, startsAtOnce = true }: WarpOptions = {}) {
  const clock = new GameClock();
  const game = createActor(mathWarpMachine, { clock, input: { seed, settings: { time }, bests, startsAtOnce, clock } });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const state = () => gameStateName(game.getSnapshot());
  const answer = (number: number) => game.send({ type: 'ANSWER', answer: number });
  /** Waits until the portal is open or the round is over, and presses Next where the game waits for it. */
  const toOpen = () => {
    for (let waitedMs = 0; waitedMs < 5000 && state() !== 'playing.open' && state() !== 'gameOver'; waitedMs += 100) {
      game.send({ type: 'NEXT' });
      clock.advance(100);
    }
  };
  return {
    game,
    clock,
    reached,
    context,
    round,
    state,
    answer,
    toOpen,
    send: game.send.bind(game),
    ...events,
    start: (freshSeed = 77) => game.send({ type: 'START', seed: freshSeed }),
    solve: () => answer(round().question.answer),
    /** Chooses the first wrong number that was not tried. */
    fail: () => {
      const { question, tried } = round();
      const wrong = question.choices.find((choice) => choice !== question.answer && !tried.includes(choice));
      if (wrong !== undefined) answer(wrong);
    },
    figures: () => {
      const { score, streak, lives, answers } = round();
      return {
        score,
        streak: streak.now,
        longest: streak.longest,
        lives,
        answers,
        secondsLeft: context().roundSecondsLeft,
      };
    },
  };
}

export type WarpGame = ReturnType<typeof warpGame>;
