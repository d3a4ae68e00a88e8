import { createActor } from 'xstate';
import type { Bests } from '../../../../machines/core/bests';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import { shapeMatchMachine } from '../../../../machines/shape-match/machine';
import type { Choice } from '../../../../machines/shape-match/questions';
import type { Difficulty } from '../../../../machines/shape-match/rules';
import { gameStateName } from '../../../../src/games/shape-match/view';
import { eventsOf } from '../../helpers/events';

interface Options {
  readonly seed?: number;
  readonly difficulty?: Difficulty;
  readonly bests?: Bests;
}

/** The whole game on a clock of its own, with everything that it told the page to store. */
export function shapeGame({ seed = 1, difficulty = 'easy', bests = {} }: Options = {}) {
  const clock = new GameClock();
  const game = createActor(shapeMatchMachine, {
    clock,
    input: { seed, settings: { difficulty }, bests, startsAtOnce: true, clock },
  });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();

  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const answer = (choice: Choice) => game.send({ type: 'ANSWER', answer: choice });
  const solve = () => answer(round().question.answer);
  const fail = () => answer(round().question.choices.find((choice) => choice !== round().question.answer)!);
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

export type ShapeGame = ReturnType<typeof shapeGame>;
