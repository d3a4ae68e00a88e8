/*
 * The states of a round in each mode. The machine must provide the actions, guards and delays that they name. Where
 * nothing falls, a sum waits, is answered, and is replaced by the next one.
 */
import type { GivenAnswer } from './problems';
import type { AnswerMode } from './rules';

const ofEvent = ({ event }: { readonly event: { readonly given: GivenAnswer } }) => event;

const JUDGE = { type: 'judge', params: ofEvent } as const;
const RETRY = { type: 'retry', params: ofEvent } as const;
const IGNORE_GONE = { guard: { type: 'isGone', params: ofEvent } } as const;
const IS_CORRECT = { type: 'isCorrect', params: ofEvent } as const;
const WAITING = { nextChange: { actions: 'wait' } } as const;

/** The steps to the next waiting sum, or to the state `end` after the last one. */
const stepsTo = <const End extends string>(end: End) =>
  [
    { guard: 'isOver', target: end },
    { target: 'asking', actions: 'nextTurn' },
  ] as const;

/** The states of a mode whose sums fall, unless the player has no time limit. It ends in the state `end`. */
export const battleStates = <const End extends string>(end: End) =>
  ({
    beginning: {
      always: [
        { guard: 'isUntimed', target: 'asking', actions: 'nextTurn' },
        { target: 'falling', actions: 'move' },
      ],
    },
    falling: {
      tags: 'open',
      entry: 'scheduleMoment',
      exit: 'cancelMoment',
      always: { guard: 'isOver', target: end },
      on: {
        MOMENT: { actions: ['move', 'scheduleMoment'] },
        ANSWER: { actions: [JUDGE, 'cancelMoment', 'scheduleMoment'] },
      },
    },
    asking: {
      tags: 'open',
      after: WAITING,
      on: {
        ANSWER: [
          IGNORE_GONE,
          { guard: IS_CORRECT, target: 'solved', actions: JUDGE },
          { target: 'feedback', actions: JUDGE },
        ],
      },
    },
    solved: { after: { ...WAITING, nextSum: stepsTo(end) } },
    feedback: { tags: 'feedback', after: WAITING, on: { NEXT: stepsTo(end) } },
  }) as const;

export const practiceStates = <const End extends string>(end: End) =>
  ({
    asking: {
      tags: 'open',
      on: {
        ANSWER: [
          IGNORE_GONE,
          { guard: IS_CORRECT, target: 'correct', actions: ['markFixed', JUDGE] },
          { target: 'wrong', actions: JUDGE },
        ],
        NEXT: stepsTo(end),
      },
    },
    correct: { after: { nextSum: stepsTo(end) } },
    wrong: {
      tags: 'open',
      on: {
        ANSWER: [IGNORE_GONE, { guard: IS_CORRECT, target: 'correct', actions: RETRY }, { actions: RETRY }],
        NEXT: stepsTo(end),
      },
    },
    settings: {
      on: {
        CHOOSE_ANSWERS: {
          actions: { type: 'chooseAnswers', params: ({ event }: { event: { answers: AnswerMode } }) => event },
        },
        OPEN_PRACTICE: { target: 'asking', actions: ['resetCounters', 'nextTurn'] },
      },
    },
  }) as const;
