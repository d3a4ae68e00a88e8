/* What happens in a question game when a round begins, a question is asked or answered, and the round ends. */
import { type EventObject, enqueueActions } from 'xstate';
import { findDifficulty, isSearching } from '../learning/ladder';
import { getMixAnswers, hasChangedDifficulty } from '../learning/mix';
import {
  applyRoundUpdate,
  createRoundUpdate,
  emit,
  type PersonalBestReached,
  type QuestionAnswered,
  type RoundFinished,
} from './events';
import { getPersonalBest, isNewBest, updatePersonalBests } from './personal-bests';
import { createDealer, kindWithAnswers, type QuestionDeal } from './question-dealing';
import { createJudge } from './question-judging';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import { timerSetup } from './question-timers';
import type { GameSession } from './session';

/**
 * Whether a round can set best scores. Practice cannot, nor can a short round, one that only asks chosen skills, or one
 * whose difficulty has changed.
 */
const isCounted = ({
  practice,
  mix,
  questions,
}: Pick<GameSession<unknown, unknown>, 'practice' | 'mix' | 'questions'>): boolean =>
  practice === null && questions === undefined && (mix === null || mix.only === null) && !hasChangedDifficulty(mix);

/** The whole setup of a game's chart: its times, and the turns of its rounds. */
export function turnSetup<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>(rules: QuestionRules<Settings, Round, Answer, Event>) {
  const { isPossibleAnswer = () => true, display, changes } = rules;
  const getRoundKind = kindWithAnswers(rules.getRoundKind);
  const { dealFirst, dealNext, isLast } = createDealer(rules);
  const { judgeAnswer } = createJudge(rules);

  /** Shows the example of a question first, if it has one. The question is announced once it is asked. */
  const withExample = (
    { clock }: GameSession<Settings, Round>,
    { change, update, example }: QuestionDeal<Settings, Round, Event>,
  ): Pick<QuestionDeal<Settings, Round, Event>, 'change' | 'update'> =>
    example === null
      ? { change, update }
      : {
          change: { ...change, waiting: { round: update.round, sinceMs: clock.now } },
          update: createRoundUpdate(example),
        };

  return timerSetup(rules).extend({
    actions: {
      beginRound: enqueueActions(({ context, enqueue }) => {
        const { change, update } = withExample(context, dealFirst(context));
        applyRoundUpdate(enqueue, update, change);
      }),
      endExample: enqueueActions(({ context: { waiting, clock, begunMs }, enqueue }) => {
        if (waiting === undefined) return;
        // The time of an example does not count.
        const change = { waiting: undefined, begunMs: begunMs + clock.now - waiting.sinceMs };
        applyRoundUpdate(enqueue, rules.withMissedQuestion(waiting.round, waiting.round), change);
      }),
      endLead: enqueueActions(({ context: { round }, enqueue }) => {
        if (display?.lead !== undefined) applyRoundUpdate(enqueue, display.lead.over(round));
      }),
      judge: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer | null }) => {
        const { change, update, answeredEvent } = judgeAnswer(context, answer);
        applyRoundUpdate(enqueue, update, change);
        if (answeredEvent !== null) emit<QuestionAnswered>(enqueue, answeredEvent);
      }),
      recordBest: enqueueActions(({ context, enqueue }) => {
        const { round, settings, bests } = context;
        if (!isCounted(context)) return;
        const kind = getRoundKind(settings);
        const reached = updatePersonalBests(bests, kind, { score: round.score, streak: round.streak.longest });
        if (reached === bests) return;
        enqueue.assign({ bests: reached });
        emit<PersonalBestReached>(enqueue, { type: 'bestReached', kind, best: getPersonalBest(reached, kind) });
      }),
      showStep: enqueueActions(({ context: { round }, enqueue }) => {
        const shown = display?.withNextStep?.(round) ?? null;
        if (shown !== null) applyRoundUpdate(enqueue, shown);
      }),
      nextQuestion: enqueueActions(({ context, enqueue }) => {
        const { change, update } = withExample(context, dealNext(context));
        applyRoundUpdate(enqueue, update, change);
      }),
      endRound: enqueueActions(({ context, enqueue }) => {
        const { round, before, bests, settings, nextSettings, missed, practice, mix } = context;
        const isBest =
          isCounted(context) && isNewBest(round.score, before, getPersonalBest(bests, getRoundKind(settings)));
        enqueue.assign({ isNewBest: isBest });
        if (practice === null && mix?.ladder !== undefined && isSearching(mix.ladder)) {
          const found = rules.guidance?.difficulties(nextSettings)[findDifficulty(mix.ladder, getMixAnswers(mix))];
          if (found !== undefined) enqueue.assign({ nextSettings: found, hasFoundDifficulty: true });
        }
        emit<RoundFinished>(enqueue, {
          type: 'finished',
          isNewBest: isBest,
          ...(practice !== null && missed.length === 0 && { isPracticeComplete: true }),
        });
      }),
    },
    guards: {
      isAccepted: ({ context: { round, clock } }, { answer }: { answer: Answer }) =>
        !clock.isPaused && isPossibleAnswer(round, answer),
      isLast: ({ context }) => isLast(context),
      changesNothing: ({ context: { settings } }, { chosen }: { chosen: Partial<Settings> }) =>
        changes?.isUnanswered === undefined || getRoundKind({ ...settings, ...chosen }) === getRoundKind(settings),
      isUnanswered: ({ context: { round } }) => changes?.isUnanswered?.(round) ?? false,
    },
  });
}
