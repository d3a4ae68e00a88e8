import { createActor } from 'xstate';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import type { GameInput } from '../../../../machines/core/session';
import { stateName } from '../../../../machines/core/state-name';
import { mentalMathsMachine } from '../../../../machines/mental-maths/machine';
import type { Settings } from '../../../../machines/mental-maths/rules';
import { eventsOf } from '../../helpers/events';

type Options = Partial<Settings & GameInput<Settings>>;

/** The whole game on a clock of its own, with everything that it told the page to store. Begins in a round unless told otherwise. */
export function mentalGame(options: Options = {}) {
  const { time = 'normal' } = options;
  const { seed = 1, bests = {}, startsAtOnce = true, settings = { time } } = options;
  const clock = new GameClock();
  const game = createActor(mentalMathsMachine, { clock, input: { seed, settings, bests, startsAtOnce, clock } });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const answer = (value: number) => game.send({ type: 'ANSWER', answer: value });
  const solve = () => answer(round().question.equation.answer);
  const fail = () => {
    const { choices, equation } = round().question;
    answer(choices.find((choice) => choice !== equation.answer) ?? 0);
  };
  const goOn = () => {
    clock.advance(1500);
    game.send({ type: 'NEXT' });
  };
  const many = (count: number, act: () => void) => {
    for (let done = 0; done < count; done++) {
      act();
      goOn();
    }
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
    solveMany: (count: number) => many(count, solve),
    failMany: (count: number) => many(count, fail),
  };
}

export type MentalGame = ReturnType<typeof mentalGame>;
