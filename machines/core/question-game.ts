/*
 * The state chart for every game that asks one question after another: menu, asking, feedback, result. A question can
 * have a time limit, and so can the round; when the round's limit ends, the round is over immediately. The round's
 * clock stops while the game waits for the player. That includes a player who asks for more time to read a mistake when
 * the game would otherwise continue.
 */
import { assign, cancel, type EventObject, enqueueActions, raise, setup } from 'xstate';
import { type Bests, bestOf, isNewBest, updateBests } from './bests';
import { countdownMachine, PAUSE, RESUME } from './countdown';
import { type Answered, applyTurn, type BestReached, emit, type Finished, type StoredEvent } from './events';
import { createDealer } from './question-dealing';
import { createJudge } from './question-judging';
import {
  MAX_PRACTISED,
  type QuestionEvent,
  type QuestionRound,
  type QuestionRules,
  type QuestionSettings,
  STATE_NAMES,
} from './question-rules';
import { seedForNext } from './seeds';
import type { Dealing, GameInput, GameSession } from './session';
import { typed } from './typed';

interface Counted {
  readonly event: { readonly snapshot: { readonly context: { readonly secondsLeft: number | null } } };
}
const secondsOf = ({ event }: Counted) => event.snapshot.context;

const ofEvent = <Event>({ event }: { readonly event: Event }): Event => event;

/** Creates a game's machine from its rules. */
export function questionGame<
  Settings extends QuestionSettings,
  Round extends QuestionRound,
  Answer,
  Event extends EventObject,
>(rules: QuestionRules<Settings, Round, Answer, Event>) {
  type Session = GameSession<Settings, Round>;
  const { kindOfRound, accepts = () => true, withNextStep = () => null } = rules;
  const { menu, playing, lead, asking, feedback, result } = { ...STATE_NAMES, ...rules.states };
  const first = rules.lead === undefined ? asking : lead;
  const { limitsOf, freshRound, dealFirst, dealNext, isLast } = createDealer(rules);
  const { judgeAnswer, isMistake, waitsForPlayer, feedbackMs } = createJudge(rules);

  // Each countdown is a separate actor, created again for each question. A game without limits has none.
  const [hasQuestionLimit, hasRoundLimit] = [rules.questionSeconds !== undefined, rules.roundSeconds !== undefined];
  /** Whether the round's clock stops while the answer is shown. */
  const pausesToWait = (session: Session): boolean => hasRoundLimit && waitsForPlayer(session);

  /** Whether a round can set best scores. Practice cannot, nor can a round that only asks chosen skills. */
  const isCounted = ({ practice, mix }: Pick<Session, 'practice' | 'mix'>): boolean =>
    practice === null && (mix === null || mix.only === null);

  return setup({
    types: {
      context: typed<Session>(),
      events: typed<QuestionEvent<Settings, Answer>>(),
      input: typed<GameInput<Settings>>(),
      emitted: typed<Event | StoredEvent | Finished>(),
      children: typed<{ round: 'countdown'; question: 'countdown' }>(),
      tags: typed<'menu' | 'feedback' | 'held' | 'result'>(),
    },
    actors: { countdown: countdownMachine },
    actions: {
      choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
        nextSettings: { ...context.nextSettings, ...chosen },
      })),
      applyChoice: assign(({ context: { nextSettings } }) => ({ settings: nextSettings })),
      chooseSeed: assign(({ context }, { seed = context.seed, mix = context.mix }: Dealing) => ({
        practice: null,
        seed: seedForNext(context, seed),
        mix,
      })),
      beginRound: enqueueActions(({ context, enqueue }) => {
        const { change, turn } = dealFirst(context);
        applyTurn(enqueue, turn, change);
      }),
      endLead: enqueueActions(({ context: { round }, enqueue }) => {
        if (rules.lead !== undefined) applyTurn(enqueue, rules.lead.over(round));
      }),
      startTimer: assign(({ context }) => ({
        questionSecondsLeft: limitsOf(context).question,
        askedMs: context.clock.now,
      })),
      followRound: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ roundSecondsLeft: secondsLeft })),
      followQuestion: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({
        questionSecondsLeft: secondsLeft,
      })),
      judge: enqueueActions(({ context, enqueue }, { answer }: { answer: Answer | null }) => {
        const { change, turn, seen } = judgeAnswer(context, answer);
        applyTurn(enqueue, turn, change);
        if (seen !== null) emit<Answered>(enqueue, seen);
      }),
      recordBest: enqueueActions(({ context: { round, settings, bests, practice, mix }, enqueue }) => {
        if (!isCounted({ practice, mix })) return;
        const kind = kindOfRound(settings);
        const reached = updateBests(bests, kind, { score: round.score, streak: round.streak.longest });
        if (reached === bests) return;
        enqueue.assign({ bests: reached });
        emit<BestReached>(enqueue, { type: 'bestReached', kind, best: bestOf(reached, kind) });
      }),
      timeMessage: enqueueActions(({ context: { round, settings }, enqueue }) => {
        const delay = rules.message?.ms(round, settings) ?? null;
        enqueue(cancel('message'));
        if (delay !== null) enqueue(raise({ type: 'MESSAGE_OVER' }, { id: 'message', delay }));
      }),
      clearMessage: assign(({ context: { round } }) => ({ round: rules.message?.cleared(round) ?? round })),
      cancelMessage: cancel('message'),
      showStep: enqueueActions(({ context: { round }, enqueue }) => {
        const shown = withNextStep(round);
        if (shown !== null) applyTurn(enqueue, shown);
      }),
      pauseForPlayer: enqueueActions(({ context, enqueue }) => {
        if (pausesToWait(context)) enqueue.sendTo('round', PAUSE);
      }),
      stand: enqueueActions(({ enqueue }) => {
        if (hasRoundLimit) enqueue.sendTo('round', PAUSE);
      }),
      // This has no effect on a clock that is already running.
      resumeRound: enqueueActions(({ enqueue }) => {
        if (hasRoundLimit) enqueue.sendTo('round', RESUME);
      }),
      nextQuestion: enqueueActions(({ context, enqueue }) => {
        const { change, turn } = dealNext(context);
        applyTurn(enqueue, turn, change);
      }),
      practise: assign(({ context: { missed, settings } }) => ({
        practice: { missed: missed.slice(0, MAX_PRACTISED), index: 0, settings },
      })),
      restoreSettings: assign(({ context: { practice, settings } }) => ({ settings: practice?.settings ?? settings })),
      clearPractice: assign({ practice: null }),
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
      updateBests: assign((_, { bests }: { bests: Bests }) => ({ bests })),
    },
    guards: {
      opensWithRound: ({ context }) => context.opensAt === 'round',
      isAccepted: ({ context: { round, clock } }, { answer }: { answer: Answer }) =>
        !clock.isPaused && accepts(round, answer),
      isAnswered: ({ context: { round } }) => round.given !== null,
      isLast: ({ context }) => isLast(context),
      hasMissed: ({ context: { missed } }) => missed.length > 0,
      isTimeUp: ({ context }) => context.roundSecondsLeft === 0,
      hasNextStep: ({ context: { round, pace = null } }) => pace === null && withNextStep(round) !== null,
      continuesByItself: ({ context }) => !waitsForPlayer(context),
      ignoresNext: ({ context }) => context.clock.isPaused || !waitsForPlayer(context),
      isPaused: ({ context }) => context.clock.isPaused,
      canBeHeld: ({ context }) => isMistake(context) && !waitsForPlayer(context) && feedbackMs(context) > 0,
      showsMistakeInLead: ({ context: { round, pace = null } }) =>
        pace === null && rules.lead?.showsMistake?.(round) === true,
      showsMistakeInMessage: ({ context: { round, pace = null } }) =>
        pace === null && rules.message?.showsMistake?.(round) === true,
      isQuestionOpen: ({ context: { round } }) => round.given === null,
      skipsFeedback: ({ context }) =>
        rules.feedbackMs(context.round) === 0 &&
        ((context.practice === null && rules.isOver?.(context.round) === true) || !waitsForPlayer(context)),
      isMessageTimed: ({ context: { round, settings } }) => (rules.message?.ms(round, settings) ?? null) !== null,
      changesNothing: ({ context: { settings } }, { chosen }: { chosen: Partial<Settings> }) =>
        rules.isUnanswered === undefined || kindOfRound({ ...settings, ...chosen }) === kindOfRound(settings),
      isUnanswered: ({ context: { round } }) => rules.isUnanswered?.(round) ?? false,
    },
    delays: {
      lead: ({ context: { round } }) => rules.lead?.ms(round) ?? 0,
      feedback: ({ context }) => feedbackMs(context),
    },
  }).createMachine({
    id: rules.id,
    context: ({ input: { startsAtOnce, mix = null, ...input } }) => ({
      ...input,
      ...freshRound({ ...input, mix }),
      playedSeed: null,
      opensAt: startsAtOnce ? 'round' : 'menu',
    }),
    initial: 'opening',
    on: {
      BESTS_ELSEWHERE: { actions: { type: 'updateBests', params: ofEvent } },
      RESET: {
        target: `.${playing}`,
        reenter: true,
        actions: [
          { type: 'chooseSeed', params: ofEvent },
          { type: 'choose', params: { chosen: rules.resetSettings ?? {} } },
        ],
      },
    },
    states: {
      opening: { always: [{ guard: 'opensWithRound', target: playing }, { target: menu }] },
      [menu]: {
        tags: 'menu',
        entry: 'clearPractice',
        on: {
          CHOOSE: { actions: [{ type: 'choose', params: ofEvent }, 'applyChoice'] },
          START: { target: playing, actions: { type: 'chooseSeed', params: ofEvent } },
        },
      },
      [playing]: {
        entry: 'beginRound',
        exit: ['cancelMessage', 'clearMessage', 'restoreSettings'],
        initial: first,
        invoke: hasRoundLimit
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
          MESSAGE_OVER: { guard: 'isMessageTimed', actions: 'clearMessage' },
          CHOOSE: [
            { guard: { type: 'changesNothing', params: ofEvent } },
            {
              guard: 'isUnanswered',
              target: playing,
              reenter: true,
              actions: [
                { type: 'chooseSeed', params: ofEvent },
                { type: 'choose', params: ofEvent },
              ],
            },
            { target: result, actions: { type: 'choose', params: ofEvent } },
          ],
        },
        states: {
          ...(rules.lead && {
            [lead]: {
              after: { lead: { target: asking, actions: 'endLead' } },
              on: { WAIT: { guard: 'showsMistakeInLead', target: 'held' } },
            },
          }),
          [asking]: {
            entry: 'startTimer',
            always: { guard: 'isAnswered', target: feedback },
            invoke: hasQuestionLimit
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
            },
          },
          [feedback]: {
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
              NEXT: [
                { guard: 'ignoresNext' },
                { guard: 'isTimeUp', target: `#${rules.id}.${result}` },
                { target: 'next' },
              ],
              WAIT: { guard: 'canBeHeld', target: 'held' },
            },
          },
          held: {
            tags: ['feedback', 'held'],
            entry: ['stand', 'cancelMessage'],
            after: { feedback: { guard: 'hasNextStep', target: 'held', reenter: true, actions: 'showStep' } },
            on: {
              NEXT: [
                { guard: 'isPaused' },
                { guard: 'isTimeUp', target: `#${rules.id}.${result}` },
                { guard: 'isQuestionOpen', target: first, actions: ['resumeRound', 'clearMessage'] },
                { target: 'next' },
              ],
            },
          },
          next: {
            always: [
              { guard: 'isLast', target: `#${rules.id}.${result}` },
              { target: first, actions: ['resumeRound', 'nextQuestion'] },
            ],
          },
        },
      },
      [result]: {
        tags: 'result',
        entry: 'endRound',
        on: {
          PRACTISE: { guard: 'hasMissed', target: playing, actions: 'practise' },
          START: { target: playing, actions: { type: 'chooseSeed', params: ofEvent } },
          BACK_TO_MENU: menu,
        },
      },
    },
  });
}
