import { createActor } from 'xstate';
import type { Bests } from '../../../../machines/core/bests';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import { fraction } from '../../../../machines/core/fraction';
import type { Entry } from '../../../../machines/fraction-basics/answer';
import { fractionBasicsMachine } from '../../../../machines/fraction-basics/machine';
import type { RoundType } from '../../../../machines/fraction-basics/rules';
import { gameStateName } from '../../../../src/games/fraction-basics/view';
import { eventsOf } from '../../helpers/events';

interface Options {
  readonly seed?: number;
  readonly type?: RoundType;
  readonly bests?: Bests;
}

/** An entry of two numbers with a slash. */
export const typedFraction = (numerator: number, denominator: number): Entry => ({
  wholes: 0,
  part: fraction(numerator, denominator),
});

/** Less than any right answer. */
export const WRONG = typedFraction(1, 500);

/** The whole game on a clock of its own, with everything that it told the page to store. */
export function fractionGame({ seed = 1, type = 'all', bests = {} }: Options = {}) {
  const clock = new GameClock();
  const game = createActor(fractionBasicsMachine, {
    clock,
    input: { seed, settings: { type }, bests, startsAtOnce: true, clock },
  });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const answer = (entry: Entry) => game.send({ type: 'ANSWER', answer: entry });
  const solve = () => answer({ wholes: 0, part: round().question.answer });
  const fail = () => answer(WRONG);
  const goOn = () => game.send({ type: 'NEXT' });
  const many = (count: number, once: () => void) => {
    for (let done = 0; done < count; done++) {
      once();
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
    goOn,
    state: () => gameStateName(game.getSnapshot()),
    send: game.send.bind(game),
    ...events,
    solveMany: (count: number) => many(count, solve),
    failMany: (count: number) => many(count, fail),
  };
}

export type FractionGame = ReturnType<typeof fractionGame>;
