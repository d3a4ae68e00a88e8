/* What happens in a question game when a round begins, a question is asked or answered, and the round ends. */
import { type EventObject, enqueueActions } from 'xstate';
import { bestOf, isNewBest, updateBests } from './bests';
import { type Answered, applyTurn, type BestReached, emit, type Finished } from './events';
import { createDealer } from './question-dealing';
import { createJudge } from './question-judging';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import { timerSetup } from './question-timers';
import type { GameSession } from './session';

/** Whether a round can set best scores. Practice cannot, nor can a round that only asks chosen skills. */
const isCounted = ({ practice, mix }: Pick<GameSession<unknown, unknown>, 'practice' | 'mix'>): boolean =>
  practice === null && (mix === null || mix.only === null);

/** The whole setup of a game's chart: its times, and the turns of its rounds. */
export function turnSetup<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>(rules: QuestionRules<Settings, Round, Answer, Event>) {
  const { kindOfRound, accepts = () => true, display, changes } = rules;
  const { dealFirst, dealNext, isLast } = createDealer(rules);
  const { judgeAnswer } = createJudge(rules);
  return timerSetup(rules).extend({
    actions: {
      beginRound: enqueueActions(({ context, enqueue }) => {
        const { change, turn } = dealFirst(context);
        applyTurn(enqueue, turn, change);
      }),
      endLead: enqueueActions(({ context: { round }, enqueue }) => {
        if (display?.lead !== undefined) applyTurn(enqueue, display.lead.over(round));
      }),
      judge: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer | null }) => {
        const { change, turn, seen } = judgeAnswer(context, answer);
        applyTurn(enqueue, turn, change);
        if (seen !== null) emit<Answered>(enqueue, seen);
      }),
      recordBest: enqueueActions(({ context, enqueue }) => {
        const { round, settings, bests } = context;
        if (!isCounted(context)) return;
        const kind = kindOfRound(settings);
        const reached = updateBests(bests, kind, { score: round.score, streak: round.streak.longest });
        if (reached === bests) return;
        enqueue.assign({ bests: reached });
        emit<BestReached>(enqueue, { type: 'bestReached', kind, best: bestOf(reached, kind) });
      }),
      showStep: enqueueActions(({ context: { round }, enqueue }) => {
        const shown = display?.withNextStep?.(round) ?? null;
        if (shown !== null) applyTurn(enqueue, shown);
      }),
      nextQuestion: enqueueActions(({ context, enqueue }) => {
        const { change, turn } = dealNext(context);
        applyTurn(enqueue, turn, change);
      }),
      endRound: enqueueActions(({ context, enqueue }) => {
        const { round, before, bests, settings, missed, practice } = context;
        const isBest = isCounted(context) && isNewBest(round.score, before, bestOf(bests, kindOfRound(settings)));
        enqueue.assign({ isNewBest: isBest });
        emit<Finished>(enqueue, {
          type: 'finished',
          isNewBest: isBest,
          ...(practice !== null && missed.length === 0 && { isPracticeComplete: true }),
        });
      }),
    },
    guards: {
      isAccepted: ({ context: { round, clock } }, { answer }: { answer: Answer }) =>
        !clock.isPaused && accepts(round, answer),
      isLast: ({ context }) => isLast(context),
      changesNothing: ({ context: { settings } }, { chosen }: { chosen: Partial<Settings> }) =>
        changes?.isUnanswered === undefined || kindOfRound({ ...settings, ...chosen }) === kindOfRound(settings),
      isUnanswered: ({ context: { round } }) => changes?.isUnanswered?.(round) ?? false,
    },
  });
}
