/*
 * Shared by the machines of the arcade and the challenge. When nothing falls, both take turns: a sum waits, is
 * answered, and is replaced by the next one.
 */
import type { Moment } from '../core/clock';
import type { TimeSetting } from '../core/time-setting';
import { type Battle, type Emitted, verdictOnWaiting, withOffers, withoutEvents } from './battle';
import { applyAnswer, nextChangeMs } from './battle-events';
import { answeredEvent } from './practised';
import type { Given } from './problems';
import { RULES } from './rules';

interface Fought {
  readonly context: {
    readonly input: { readonly time: TimeSetting; readonly clock: Moment };
    readonly battle: Battle;
  };
}

export const TURN_GUARDS = {
  isUntimed: ({ context }: Fought) => context.input.time === 'none',
  isGone: ({ context }: Fought, { given }: { given: Given }) => verdictOnWaiting(context.battle, given) === 'gone',
  isCorrect: ({ context }: Fought, { given }: { given: Given }) => verdictOnWaiting(context.battle, given) === 'right',
};

export const TURN_DELAYS = {
  shortPause: RULES.turns.nextMs,
  nextChange: ({ context: { input, battle } }: Fought) => nextChangeMs(battle, input.clock.now) - input.clock.now,
};

/** The battle after an answer, with the options for the remaining sums. */
export const answerWithOffers = (battle: Battle, given: Given, nowMs: number): Battle =>
  withOffers(applyAnswer(battle, given, nowMs), nowMs);

/** The changes that a step of a round makes to its machine's context. */
interface Step {
  readonly battle: Battle;
  readonly nowMs?: number;
}

/** The part of XState's action queue that a step needs. */
interface BattleQueue {
  assign(assignment: { battle: Battle }): void;
  emit(event: Emitted): void;
}

/** Assigns the battle, and emits its events and the event for the child's memory. */
export function applyStep(enqueue: BattleQueue, after: Step): void {
  enqueue.assign({ ...after, battle: withoutEvents(after.battle) });
  for (const event of after.battle.events) {
    enqueue.emit(event);
    const seen = answeredEvent(event, after.battle);
    if (seen !== null) enqueue.emit(seen);
  }
}

const ofEvent = ({ event }: { readonly event: { readonly given: Given } }) => event;
const JUDGED = { type: 'judge', params: ofEvent } as const;
const WAITING = { nextChange: { actions: 'wait' } } as const;

/**
 * The states of a turn-based round, which ends in the state `end` when `isLastTurn`. The machine must provide the
 * actions `judge`, `wait` and `nextTurn`, as well as the guards and delays in this file.
 */
export const turnStates = <const End extends string>(end: End) => {
  const nextSteps = [
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
    solved: { after: { ...WAITING, shortPause: nextSteps } },
    feedback: { after: WAITING, on: { NEXT: nextSteps } },
  } as const;
};
