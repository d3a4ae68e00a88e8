import { createActor } from 'xstate';
import type { Bests } from '../../../../machines/core/bests';
import { GameClock } from '../../../../machines/core/clock';
import type { BestReached } from '../../../../machines/core/events';
import { stateName } from '../../../../machines/core/state-name';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { moneyCounterMachine } from '../../../../machines/money-counter/machine';
import type { Difficulty } from '../../../../machines/money-counter/rules';

interface Options {
  readonly time?: TimeSetting;
  readonly difficulty?: Difficulty;
  readonly startsAtOnce?: boolean;
  readonly seed?: number;
  readonly bests?: Bests;
}

/** The whole game on a clock of its own, with everything that it told the page to store. Begins in a round unless told otherwise. */
export function moneyGame(options: Options = {}) {
  const { time = 'normal', difficulty = 'easy', startsAtOnce = true, seed = 7, bests = {} } = options;
  const clock = new GameClock();
  const input = { seed, settings: { difficulty, time }, bests, startsAtOnce, clock };
  const actor = createActor(moneyCounterMachine, { input, clock });
  const reached: BestReached[] = [];
  actor.on('bestReached', (told) => reached.push(told));
  actor.start();
  const context = () => actor.getSnapshot().context;
  const round = () => context().round;
  const give = (verdict: 'right' | 'wrong') =>
    actor.send({ type: 'ANSWER', answer: round().question.answer + (verdict === 'right' ? 0 : 1) });
  return {
    actor,
    clock,
    reached,
    context,
    round,
    give,
    send: actor.send.bind(actor),
    state: () => stateName(actor.getSnapshot().value),
    /** Waits `ms`, answers, and goes on to the next question or the end, in whatever time setting. */
    take: (verdict: 'right' | 'wrong', ms = 0) => {
      clock.advance(ms);
      give(verdict);
      clock.advance(1500);
      actor.send({ type: 'NEXT' });
    },
  };
}
