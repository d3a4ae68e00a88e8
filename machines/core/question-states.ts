/* The states inside a round of a question game: lead-in, question, feedback, and a mistake that the player holds. */
import type { EventObject } from 'xstate';
import { ofEvent, secondsOf } from './event-params';
import { createDealer } from './question-dealing';
import { type QuestionRound, type QuestionRules, type QuestionSettings, STATE_NAMES } from './question-rules';
import type { turnSetup } from './question-turns';

type Setup<Settings extends QuestionSettings, Round extends QuestionRound, Answer, Event extends EventObject> = Pick<
  ReturnType<typeof turnSetup<Settings, Round, Answer, Event>>,
  'createStateConfig'
>;

/* What happens when the player chooses another time during a round. */
export const MORE_TIME = { type: 'givesMoreTime', params: ofEvent } as const;
export const CHOOSE_TIME = { type: 'chooseTime', params: ofEvent } as const;
export const EXTEND_ROUND = { type: 'extendRound', params: ofEvent } as const;
export const ALLOW_TIME = { type: 'allowTime', params: ofEvent } as const;
const EXTEND_QUESTION = { type: 'extendQuestion', params: ofEvent } as const;

/** The names of the states, the first one of a question, and the target at the end of a round. */
export function namesOf<Settings, Round, Answer, Event>(rules: QuestionRules<Settings, Round, Answer, Event>) {
  const names = { ...STATE_NAMES, ...rules.states };
  const open = rules.display?.lead === undefined ? names.asking : names.lead;
  // Games with examples look first whether the question needs one.
  return {
    ...names,
    open,
    first: rules.withSolution === undefined ? open : names.turn,
    over: `#${rules.id}.${names.result}`,
  };
}

/** What precedes a question, in games that have it (an example, a lead-in), and the open question. */
export function askingStates<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>({ createStateConfig }: Setup<Settings, Round, Answer, Event>, rules: QuestionRules<Settings, Round, Answer, Event>) {
  const { turn, example, open, lead, asking, feedback } = namesOf(rules);
  const { limitsOf } = createDealer(rules);
  const leading = createStateConfig({
    after: { lead: { target: asking, actions: 'endLead' } },
    on: { WAIT: { guard: 'showsMistakeInLead', target: 'held' } },
  });
  return {
    ...(rules.withSolution && {
      [turn]: createStateConfig({ always: [{ guard: 'hasExample', target: example }, { target: open }] }),
      [example]: createStateConfig({
        tags: ['feedback', 'held'],
        entry: 'pauseRound',
        after: { feedback: { guard: 'hasNextStep', target: example, reenter: true, actions: 'showStep' } },
        on: { NEXT: [{ guard: 'isPaused' }, { target: open, actions: ['endExample', 'resumeRound'] }] },
      }),
    }),
    ...(rules.display?.lead && { [lead]: leading }),
    [asking]: createStateConfig({
      entry: 'startTimer',
      always: { guard: 'isAnswered', target: feedback },
      // Created again for each question. A game without limits has none.
      invoke: rules.limits?.question
        ? {
            src: 'countdown',
            id: 'question',
            input: ({ context }) => ({ seconds: limitsOf(context).question, clock: context.clock }),
            onSnapshot: { actions: { type: 'followQuestion', params: secondsOf } },
            onDone: { actions: [{ type: 'judge', params: { answer: null } }, 'timeMessage'] },
          }
        : [],
      on: {
        ANSWER: {
          guard: { type: 'isAccepted', params: ofEvent },
          actions: [{ type: 'judge', params: ofEvent }, 'recordBest', 'timeMessage'],
        },
        WAIT: { guard: 'showsMistakeInMessage', target: 'held' },
        CHOOSE_TIME: [
          { guard: MORE_TIME, actions: [CHOOSE_TIME, EXTEND_ROUND, EXTEND_QUESTION, ALLOW_TIME] },
          { actions: CHOOSE_TIME },
        ],
      },
    }),
  };
}

/** The answer while it is shown, a mistake that the player holds, and the step to the next question. */
export function feedbackStates<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>({ createStateConfig }: Setup<Settings, Round, Answer, Event>, rules: QuestionRules<Settings, Round, Answer, Event>) {
  const { feedback, first, over } = namesOf(rules);
  return {
    [feedback]: createStateConfig({
      tags: 'feedback',
      entry: 'pauseForPlayer',
      always: { guard: 'skipsFeedback', target: 'next' },
      after: {
        feedback: [
          { guard: 'hasNextStep', target: feedback, reenter: true, actions: 'showStep' },
          { guard: 'continuesByItself', target: 'next' },
        ],
      },
      on: {
        NEXT: [{ guard: 'ignoresNext' }, { guard: 'isTimeUp', target: over }, { target: 'next' }],
        WAIT: { guard: 'canBeHeld', target: 'held' },
      },
    }),
    held: createStateConfig({
      tags: ['feedback', 'held'],
      entry: ['pauseRound', 'cancelMessage'],
      after: { feedback: { guard: 'hasNextStep', target: 'held', reenter: true, actions: 'showStep' } },
      on: {
        NEXT: [
          { guard: 'isPaused' },
          { guard: 'isTimeUp', target: over },
          { guard: 'isQuestionOpen', target: first, actions: ['resumeRound', 'clearMessage'] },
          { target: 'next' },
        ],
      },
    }),
    next: createStateConfig({
      always: [
        { guard: 'isLast', target: over },
        { target: first, actions: ['resumeRound', 'nextQuestion'] },
      ],
    }),
  };
}
