/*
 * The times of a question game: limits, messages, and how long feedback is shown. The round's clock stops while the
 * game waits for the player.
 */
import { assign, cancel, type EventObject, enqueueActions, raise } from 'xstate';
import { PAUSE, RESUME } from './countdown';
import { getPersonalBest } from './personal-bests';
import { createDealer, kindWithAnswers } from './question-dealing';
import { createJudge } from './question-judging';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import { questionSetup } from './question-setup';
import type { GameSession } from './session';
import { isMoreTime, type TimeSetting } from './time-setting';

/** Adds the actions, guards and delays that depend on a game's times to its setup. */
export function timerSetup<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>(rules: QuestionRules<Settings, Round, Answer, Event>) {
  const { limits, display: { lead, message, withNextStep = () => null } = {} } = rules;
  const { limitsOf } = createDealer(rules);
  const { isMistake, waitsForPlayer, feedbackMs, skipsFeedback } = createJudge(rules);
  /** The seconds that a time setting adds to a limit of the round or of its question. */
  const extensionOf = (
    session: Pick<GameSession<Settings, Round>, 'settings' | 'pace'>,
    time: TimeSetting,
    limit: 'round' | 'question',
  ) => {
    const [before, after] = [limitsOf(session), limitsOf({ ...session, settings: { ...session.settings, time } })];
    const [from, to] = [before[limit], after[limit]];
    return { type: 'EXTEND', seconds: from === null || to === null ? null : to - from } as const;
  };
  const hasRoundLimit = limits?.round !== undefined;
  return questionSetup<Settings, Round, Answer, Event>().extend({
    actions: {
      startTimer: assign(({ context }) => ({
        questionSecondsLeft: limitsOf(context).question,
        askedMs: context.clock.now,
      })),
      followRound: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ roundSecondsLeft: secondsLeft })),
      followQuestion: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({
        questionSecondsLeft: secondsLeft,
      })),
      pauseRound: enqueueActions(({ enqueue }) => {
        if (hasRoundLimit) enqueue.sendTo('round', PAUSE);
      }),
      pauseForPlayer: enqueueActions(({ context, enqueue }) => {
        if (hasRoundLimit && waitsForPlayer(context)) enqueue.sendTo('round', PAUSE);
      }),
      // This has no effect on a clock that is already running.
      resumeRound: enqueueActions(({ enqueue }) => {
        if (hasRoundLimit) enqueue.sendTo('round', RESUME);
      }),
      // Best scores depend on the time, so the rest of the round is compared with those for the new setting.
      allowTime: assign(({ context: { settings, bests } }, { time }: { time: TimeSetting }) => {
        const allowed = { ...settings, time };
        return { settings: allowed, before: getPersonalBest(bests, kindWithAnswers(rules.getRoundKind)(allowed)) };
      }),
      extendRound: enqueueActions(({ context, enqueue }, { time }: { time: TimeSetting }) => {
        if (hasRoundLimit) enqueue.sendTo('round', extensionOf(context, time, 'round'));
      }),
      extendQuestion: enqueueActions(({ context, enqueue }, { time }: { time: TimeSetting }) => {
        if (limits?.question !== undefined) enqueue.sendTo('question', extensionOf(context, time, 'question'));
      }),
      timeMessage: enqueueActions(({ context: { round, settings }, enqueue }) => {
        const delay = message?.ms(round, settings) ?? null;
        enqueue(cancel('message'));
        if (delay !== null) enqueue(raise({ type: 'MESSAGE_OVER' }, { id: 'message', delay }));
      }),
      clearMessage: assign(({ context: { round } }) => ({ round: message?.cleared(round) ?? round })),
      cancelMessage: cancel('message'),
    },
    guards: {
      givesMoreTime: ({ context: { settings, pace = null } }, { time }: { time: TimeSetting }) =>
        pace === null && settings.time !== undefined && isMoreTime(time, settings.time),
      isMessageTimed: ({ context: { round, settings } }) => (message?.ms(round, settings) ?? null) !== null,
      showsMistakeInLead: ({ context: { round, pace = null } }) =>
        pace === null && lead?.showsMistake?.(round) === true,
      showsMistakeInMessage: ({ context: { round, pace = null } }) =>
        pace === null && message?.showsMistake?.(round) === true,
      hasNextStep: ({ context: { round, pace = null } }) => pace === null && withNextStep(round) !== null,
      continuesByItself: ({ context }) => !waitsForPlayer(context),
      ignoresNext: ({ context }) => context.clock.isPaused || !waitsForPlayer(context),
      canBeHeld: ({ context }) => isMistake(context) && !waitsForPlayer(context) && feedbackMs(context) > 0,
      skipsFeedback: ({ context }) => skipsFeedback(context),
    },
    delays: {
      lead: ({ context: { round } }) => lead?.ms(round) ?? 0,
      feedback: ({ context }) => feedbackMs(context),
    },
  });
}
