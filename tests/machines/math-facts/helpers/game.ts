import { createActor } from 'xstate';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import type { GameInput } from '../../../../machines/core/session';
import { stateName } from '../../../../machines/core/state-name';
import { mathFactsMachine } from '../../../../machines/math-facts/machine';
import type { Settings } from '../../../../machines/math-facts/rules';
import { eventsOf } from '../../helpers/events';

type Options = Partial<Settings & GameInput<Settings>>;

/** The whole game on a clock of its own, with everything that it told the page to store. Begins in a race unless told otherwise. */
export function raceGame(options: Options = {}) {
  const { mode = 'multiplication', difficulty = 'easy', time = 'normal' } = options;
  const { seed = 1, bests = {}, startsAtOnce = true, settings = { mode, difficulty, time } } = options;
  const clock = new GameClock();
  const game = createActor(mathFactsMachine, { clock, input: { seed, settings, bests, startsAtOnce, clock } });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const answer = (value: number) => game.send({ type: 'ANSWER', answer: value });
  const solve = () => answer(round().question.answer);
  /** Misses the answer by one. */
  const fail = () => answer(round().question.answer + 1);
  return {
    game,
    clock,
    reached,
    context,
    round,
    answer,
    solve,
    fail,
    state: () => stateName(game.getSnapshot().value),
    send: game.send.bind(game),
    ...events,
    solveMany: (count: number) => {
      for (let solved = 0; solved < count; solved++) solve();
    },
    /** Fails, and goes on where the game waits for that. */
    failMany: (count: number) => {
      for (let failed = 0; failed < count; failed++) {
        fail();
        game.send({ type: 'NEXT' });
      }
    },
  };
}

export type RaceGame = ReturnType<typeof raceGame>;
