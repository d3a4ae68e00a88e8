import { createActor } from 'xstate';
import type { Bests } from '../../../../machines/core/bests';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import { stateName } from '../../../../machines/core/state-name';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { timeMasterMachine } from '../../../../machines/time-master/machine';
import type { Difficulty } from '../../../../machines/time-master/rules';

interface Options {
  readonly seed?: number;
  readonly difficulty?: Difficulty;
  readonly time?: TimeSetting;
  readonly bests?: Bests;
  readonly startsAtOnce?: boolean;
}

/** No question has this answer. */
export const WRONG = -1;

/** The whole game on a clock of its own, with everything that it told the page to store. Begins in a round unless told otherwise. */
export function timeGame(options: Options = {}) {
  const { seed = 1, difficulty = 'easy', time = 'normal', bests = {}, startsAtOnce = true } = options;
  const clock = new GameClock();
  const input = { seed, settings: { difficulty, time }, bests, startsAtOnce, clock };
  const game = createActor(timeMasterMachine, { clock, input });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const answer = (given: number) => game.send({ type: 'ANSWER', answer: given });
  const goOn = () => {
    clock.advance(1500);
    game.send({ type: 'NEXT' });
  };
  return {
    game,
    clock,
    reached,
    context,
    round,
    answer,
    solve: () => answer(round().question.answer),
    fail: () => answer(WRONG),
    /** To the next question or the end, in whatever time setting. */
    goOn,
    state: () => stateName(game.getSnapshot().value),
    send: game.send.bind(game),
    /** Answers so many questions, each with `act`, and goes on after each. */
    many: (count: number, act: () => void) => {
      for (let done = 0; done < count; done++) {
        act();
        goOn();
      }
    },
  };
}
