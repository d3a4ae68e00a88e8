/*
 * What the machines of the arcade and of the challenge have in common. Without falls both go by turns: one sum waits, is
 * answered, and the next one comes.
 */
import type { Moment } from '../core/clock';
import type { TimeSetting } from '../core/time-setting';
import { type Battle, type Emitted, emitted, verdictAlone, withOffers } from './battle';
import { answered, nextChangeMs } from './battle-events';
import { answeredIn } from './practised';
import type { Given } from './problems';
import { RULES } from './rules';

/** What both machines know. */
interface Fought {
  readonly context: {
    readonly input: { readonly time: TimeSetting; readonly clock: Moment };
    readonly battle: Battle;
  };
}

/** The guards that both machines have. */
export const TURN_GUARDS = {
  isUntimed: ({ context }: Fought) => context.input.time === 'none',
  isGone: ({ context }: Fought, { given }: { given: Given }) => verdictAlone(context.battle, given) === 'gone',
  isCorrect: ({ context }: Fought, { given }: { given: Given }) => verdictAlone(context.battle, given) === 'right',
};

/** The delays that both machines have. */
export const TURN_DELAYS = {
  shortPause: RULES.turns.nextMs,
  nextChange: ({ context: { input, battle } }: Fought) => nextChangeMs(battle, input.clock.now) - input.clock.now,
};

/** The battle after an answer, with the options that are offered then. */
export const judged = (battle: Battle, given: Given, nowMs: number): Battle =>
  withOffers(answered(battle, given, nowMs), nowMs);

/** What a step of a round changes of what its machine knows: the battle, and what else the machine has. */
interface Step {
  readonly battle: Battle;
  readonly nowMs?: number;
}

/** What of XState's queue the step of a battle needs. */
interface BattleQueue {
  assign(assignment: { battle: Battle }): void;
  emit(event: Emitted): void;
}

/** Goes on with a battle, and lets be known what has happened in it. */
export function step(enqueue: BattleQueue, after: Step): void {
  enqueue.assign({ ...after, battle: emitted(after.battle) });
  for (const event of after.battle.events) {
    enqueue.emit(event);
    const seen = answeredIn(event, after.battle);
    if (seen !== null) enqueue.emit(seen);
  }
}

const ofEvent = ({ event }: { readonly event: { readonly given: Given } }) => event;
const JUDGED = { type: 'judge', params: ofEvent } as const;
const WAITING = { nextChange: { actions: 'wait' } } as const;

/**
 * The states of a round that goes by turns; it comes to the state `end` when `isLastTurn`. Beside the guards and delays of
 * this file the machine has the actions `judge`, `wait` and `nextTurn`.
 */
export const turnStates = <const End extends string>(end: End) => {
  const onward = [
    { guard: 'isLastTurn', target: end },
    { target: 'asking', actions: 'nextTurn' },
  ] as const;
  return {
    asking: {
      after: WAITING,
      on: {
        ANSWER: [
          { guard: { type: 'isGone', params: ofEvent } },
          { guard: { type: 'isCorrect', params: ofEvent }, target: 'solved', actions: JUDGED },
          { target: 'feedback', actions: JUDGED },
        ],
      },
    },
    solved: { after: { ...WAITING, shortPause: onward } },
    feedback: { after: WAITING, on: { NEXT: onward } },
  } as const;
};
