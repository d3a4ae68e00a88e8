/*
 * The state chart for every game that asks one question after another: menu, asking, feedback, result. A question can
 * have a time limit, and so can the round; when the round's limit ends, the round is over immediately. The round's
 * clock stops while the game waits for the player. That includes a player who asks for more time to read a mistake when
 * the game would otherwise continue.
 */
import type { EventObject } from 'xstate';
import { ofEvent, secondsOf } from './event-params';
import { createDealer } from './question-dealing';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import {
  ALLOW_TIME,
  askingStates,
  CHOOSE_TIME,
  EXTEND_ROUND,
  feedbackStates,
  MORE_TIME,
  namesOf,
} from './question-states';
import { turnSetup } from './question-turns';

const DEAL = { type: 'chooseSeed', params: ofEvent } as const;
const CHOOSE = { type: 'choose', params: ofEvent } as const;
const CHOOSE_ANSWERS = { type: 'chooseAnswers', params: ofEvent } as const;

/** Creates a game's machine from its rules. */
export function questionGame<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>(rules: QuestionRules<Settings, Round, Answer, Event>) {
  const { menu, playing, first, result } = namesOf(rules);
  const { limitsOf, freshRound } = createDealer(rules);
  const game = turnSetup(rules);
  return game.createMachine({
    id: rules.id,
    context: ({ input: { startsAtOnce, mix = null, ...input } }) => ({
      ...input,
      ...freshRound({ ...input, mix }),
      playedSeed: null,
      opensAt: startsAtOnce ? 'round' : 'menu',
    }),
    initial: 'opening',
    on: {
      CHOOSE_TIME: { actions: CHOOSE_TIME },
      BESTS_ELSEWHERE: { actions: { type: 'updateBests', params: ofEvent } },
      RESET: {
        target: `.${playing}`,
        reenter: true,
        actions: [DEAL, { type: 'choose', params: { chosen: rules.changes?.resetSettings ?? {} } }],
      },
    },
    states: {
      opening: { always: [{ guard: 'opensWithRound', target: playing }, { target: menu }] },
      [menu]: {
        tags: 'menu',
        // The time may have been chosen during the round.
        entry: ['clearPractice', 'applyChoice'],
        on: {
          CHOOSE: { actions: [CHOOSE, 'applyChoice'] },
          CHOOSE_ANSWERS: { actions: [CHOOSE_ANSWERS, 'applyChoice'] },
          CHOOSE_TIME: { actions: [CHOOSE_TIME, 'applyChoice'] },
          START: { target: playing, actions: DEAL },
        },
      },
      [playing]: {
        entry: 'beginRound',
        // An example that is left has to make room for the question that waits.
        exit: ['endExample', 'cancelMessage', 'clearMessage', 'restoreSettings'],
        initial: first,
        invoke: rules.limits?.round
          ? {
              src: 'countdown',
              id: 'round',
              input: ({ context }) => ({ seconds: limitsOf(context).round, clock: context.clock }),
              onSnapshot: { actions: { type: 'followRound', params: secondsOf } },
              onDone: result,
            }
          : [],
        on: {
          END_ROUND: result,
          BACK_TO_MENU: menu,
          CHOOSE_TIME: [
            { guard: MORE_TIME, actions: [CHOOSE_TIME, EXTEND_ROUND, ALLOW_TIME] },
            { actions: CHOOSE_TIME },
          ],
          MESSAGE_OVER: { guard: 'isMessageTimed', actions: 'clearMessage' },
          CHOOSE: [
            { guard: { type: 'changesNothing', params: ofEvent } },
            { guard: 'isUnanswered', target: playing, reenter: true, actions: [DEAL, CHOOSE] },
            { target: result, actions: CHOOSE },
          ],
        },
        states: { ...askingStates(game, rules), ...feedbackStates(game, rules) },
      },
      [result]: {
        tags: 'result',
        entry: 'endRound',
        on: {
          CHOOSE: { actions: CHOOSE },
          CHOOSE_ANSWERS: { actions: CHOOSE_ANSWERS },
          PRACTISE: { guard: 'hasMissed', target: playing, actions: 'practise' },
          START: { target: playing, actions: DEAL },
          BACK_TO_MENU: menu,
        },
      },
    },
  });
}
