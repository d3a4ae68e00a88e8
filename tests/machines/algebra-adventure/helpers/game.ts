import { createActor } from 'xstate';
import { algebraAdventureMachine } from '../../../../machines/algebra-adventure/machine';
import type { Settings } from '../../../../machines/algebra-adventure/rules';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import type { GameInput } from '../../../../machines/core/session';
import { stateName } from '../../../../machines/core/state-name';
import { eventsOf } from '../../helpers/events';

type Options = Partial<Settings & GameInput<Settings>>;

/** The whole game on a clock of its own, with everything that it told the page to store. Begins in a round unless told otherwise. */
export function algebraGame(options: Options = {}) {
  const { mode = 'findX', difficulty = 'easy', time = 'normal' } = options;
  const { seed = 1, bests = {}, startsAtOnce = true, settings = { mode, difficulty, time } } = options;
  const clock = new GameClock();
  const game = createActor(algebraAdventureMachine, { clock, input: { seed, settings, bests, startsAtOnce, clock } });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const answer = (value: number) => game.send({ type: 'ANSWER', answer: value });
  const solve = () => answer(round().question.answer);
  const fail = () => answer(round().question.choices.find((choice) => choice !== round().question.answer) ?? 0);
  const goOn = () => {
    clock.advance(2000);
    game.send({ type: 'NEXT' });
  };
  return {
    game,
    clock,
    reached,
    context,
    round,
    answer,
    solve,
    fail,
    /** To the next question or the end, in whatever time setting. */
    goOn,
    state: () => stateName(game.getSnapshot().value),
    send: game.send.bind(game),
    ...events,
    solveMany: (count: number) => {
      for (let solved = 0; solved < count; solved++) {
        solve();
        goOn();
      }
    },
    failMany: (count: number) => {
      for (let failed = 0; failed < count; failed++) {
        fail();
        goOn();
      }
    },
  };
}

export type AlgebraGame = ReturnType<typeof algebraGame>;
