import { createActor } from 'xstate';
import type { Bests } from '../../../../machines/core/bests';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import { stateName } from '../../../../machines/core/state-name';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { fractionSimplifyMachine } from '../../../../machines/fraction-simplify/machine';
import type { Difficulty } from '../../../../machines/fraction-simplify/rules';

interface Options {
  readonly seed?: number;
  readonly difficulty?: Difficulty;
  readonly time?: TimeSetting;
  readonly bests?: Bests;
}

/** The game at its first question, on a clock of its own. */
export function fractionGame({ seed = 5, difficulty = 'easy', time = 'normal', bests = {} }: Options = {}) {
  const clock = new GameClock();
  const input = { seed, settings: { difficulty, time }, bests, startsAtOnce: true, clock };
  const actor = createActor(fractionSimplifyMachine, { input, clock });
  const reached: BestReached[] = [];
  actor.on('bestReached', (told) => reached.push(told));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const game = {
    clock,
    actor,
    reached,
    context,
    round: () => context().round,
    state: () => stateName(actor.getSnapshot().value),
    send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
    right: () => actor.send({ type: 'ANSWER', answer: context().round.question.result }),
    /** No result of the game is as large. */
    wrong: () => actor.send({ type: 'ANSWER', answer: { numerator: 99, denominator: 1 } }),
    /** Answers after a while, and goes on. */
    take: (verdict: 'right' | 'wrong', ms = 0) => {
      clock.advance(ms);
      game[verdict]();
      clock.advance(1500);
      actor.send({ type: 'NEXT' });
    },
  };
  return game;
}
