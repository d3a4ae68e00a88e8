import { type ActorRefFrom, assign, cancel, enqueueActions, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { countdownMachine, RESUME } from '../core/countdown';
import { ofEvent, secondsOf } from '../core/event-params';
import { applyRoundUpdate, emit, type RoundFinished } from '../core/events';
import { timeoutDelay } from '../core/limit';
import { getNextSeed } from '../core/seeds';
import type { ChoiceSetting } from '../core/session';
import { xstateType } from '../core/xstate-type';
import {
  type CheckEvent,
  finishWarmUp,
  newRound,
  nextQuestion,
  type Round,
  startCheck,
  withNextQuestion,
  withTypedAnswer,
} from './round';
import {
  canMeasureThinking,
  checkMs,
  extractDigits,
  questionSeconds,
  RULES,
  type Settings,
  waitsForSpeech,
} from './rules';
import { type CheckInput, type Event, newSession, type Session } from './session';

/**
 * The time the question was open, in milliseconds. The timeout happens one millisecond after the limit, so the result
 * is capped at the limit.
 */
function openMs({ clock, settings, startedMs }: Session): number {
  const limit = questionSeconds(settings);
  const ms = startedMs === null ? 0 : clock.now - startedMs;
  return limit === null ? ms : Math.min(ms, limit * 1000);
}

/** Whether the check waits for the player between questions: after the warm-up, or if there is a Next button. */
export const isWaiting = ({ round, settings }: Pick<Session, 'round' | 'settings'>): boolean =>
  round.part === 'ready' || (settings.next === 'on' && round.asked > 0);

const checkSetup = setup({
  types: {
    context: xstateType<Session>(),
    events: xstateType<Event>(),
    input: xstateType<CheckInput>(),
    emitted: xstateType<CheckEvent | RoundFinished>(),
    children: xstateType<{ question: 'countdown' }>(),
    tags: xstateType<'menu' | 'open' | 'result'>(),
  },
  actors: { countdown: countdownMachine },
  actions: {
    choose: assign(({ context: { settings } }, { chosen }: { chosen: Partial<Settings> }) => ({
      settings: { ...settings, ...chosen },
    })),
    chooseAnswers: assign(({ context: { settings } }, { answers }: ChoiceSetting) => ({
      settings: { ...settings, answers },
    })),
    chooseSeed: assign(({ context }, { seed }: { seed: number }) => ({ seed: getNextSeed(context, seed) })),
    beginRound: assign(({ context: { seed, pace = null } }) => ({
      round: pace === null ? newRound(seed) : startCheck(newRound(seed)),
      playedSeed: seed,
    })),
    ask: enqueueActions(({ context: { round, seed }, enqueue }) =>
      applyRoundUpdate(enqueue, withNextQuestion(round, seed)),
    ),
    showLimit: assign(({ context: { settings } }) => ({ questionSecondsLeft: questionSeconds(settings) })),
    markStart: assign(({ context: { settings, clock } }) => ({
      startedMs: waitsForSpeech(settings) ? null : clock.now,
    })),
    startClock: enqueueActions(({ context: { clock, startedMs }, enqueue }) => {
      if (startedMs !== null) return;
      enqueue.assign({ startedMs: clock.now });
      enqueue(sendTo('question', RESUME));
    }),
    followCountdown: enqueueActions(({ context, enqueue }, { secondsLeft }: { secondsLeft: number | null }) => {
      if (secondsLeft === context.questionSecondsLeft) return;
      enqueue.assign({ questionSecondsLeft: secondsLeft });
      if (secondsLeft === RULES.alertSeconds && context.settings.alert === 'on')
        emit<CheckEvent>(enqueue, { type: 'timeAlert' });
    }),
    type: assign(({ context: { round } }, { text, way }: Pick<Round, 'way'> & { text: string }) => ({
      round: { ...round, typed: extractDigits(text), way },
    })),
    judge: enqueueActions(({ context, enqueue }) =>
      applyRoundUpdate(enqueue, withTypedAnswer(context.round, openMs(context), canMeasureThinking(context.settings))),
    ),
    endWarmUp: assign(({ context: { round } }) => ({ round: finishWarmUp(round) })),
    beginCheck: enqueueActions(({ context: { round, settings }, enqueue }) => {
      const delay = checkMs(settings.time);
      enqueue.assign({ round: startCheck(round) });
      if (delay !== null) enqueue(raise({ type: 'STOP' }, { id: 'stop', delay: timeoutDelay(delay) }));
    }),
    cancelStop: cancel('stop'),
    notePause: assign(({ context: { round } }) => ({ round: { ...round, pauses: round.pauses + 1 } })),
    endRound: enqueueActions(({ enqueue }) => emit<RoundFinished>(enqueue, { type: 'finished', isNewBest: false })),
  },
  guards: {
    opensWithRound: ({ context }) => context.opensAt === 'round',
    isRunning: ({ context: { clock } }) => !clock.isPaused,
    isTyped: ({ context: { clock, round } }) => !clock.isPaused && round.typed !== '',
    isWarmUp: ({ context: { round } }) => round.part === 'warmUp',
    isReady: ({ context: { clock, round } }) => !clock.isPaused && round.part === 'ready',
    isCheck: ({ context: { round } }) => round.part === 'check',
    isLast: ({ context: { round, seed } }) => nextQuestion(round, seed) === undefined,
    isLastTyped: ({ context: { clock, round, seed } }) =>
      !clock.isPaused && round.typed !== '' && nextQuestion(round, seed) === undefined,
    goesOn: ({ context }) => !isWaiting(context),
    goesOnToWarmUp: ({ context }) => !isWaiting(context) && context.round.part === 'warmUp',
    isAskedFor: ({ context }) => !context.clock.isPaused && isWaiting(context),
    isAskedForWarmUp: ({ context }) => !context.clock.isPaused && isWaiting(context) && context.round.part === 'warmUp',
  },
  delays: { gap: ({ context: { pace = null } }) => pace?.right ?? RULES.gapMs, words: RULES.wordsMs },
});

/** An open question. When its time ends, whatever has been typed is the answer. */
const OPEN = {
  tags: 'open',
  entry: 'markStart',
  invoke: {
    src: 'countdown',
    id: 'question',
    input: ({ context: { settings, clock } }: { readonly context: Session }) => ({
      seconds: questionSeconds(settings),
      clock,
      ...(waitsForSpeech(settings) && { begins: 'standing' as const }),
    }),
    onSnapshot: { actions: { type: 'followCountdown', params: secondsOf } },
    onDone: [
      { guard: 'isLast', target: 'over', actions: 'judge' },
      { target: 'between', actions: 'judge' },
    ],
  },
  after: { words: { actions: 'startClock' } },
  on: {
    WORDS_OVER: { actions: 'startClock' },
    TYPE: { guard: 'isRunning', actions: [{ type: 'type', params: ofEvent }, 'startClock'] },
    GIVE: [
      { guard: 'isLastTyped', target: 'over', actions: 'judge' },
      { guard: 'isTyped', target: 'between', actions: 'judge' },
    ],
  },
} as const;

export const tablesCheckMachine = checkSetup.createMachine({
  id: 'tablesCheck',
  context: ({ input }) => newSession(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'opensWithRound', target: 'playing' }, { target: 'menu' }] },
    menu: {
      tags: 'menu',
      on: {
        CHOOSE: { actions: { type: 'choose', params: ofEvent } },
        CHOOSE_ANSWERS: { actions: { type: 'chooseAnswers', params: ofEvent } },
        CHOOSE_TIME: { actions: { type: 'choose', params: ({ event: { time } }) => ({ chosen: { time } }) } },
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ofEvent } },
      },
    },
    playing: {
      entry: 'beginRound',
      exit: 'cancelStop',
      initial: 'between',
      on: {
        SKIP_WARM_UP: { guard: 'isWarmUp', target: '.between', actions: ['endWarmUp', 'beginCheck'] },
        PAUSED: { actions: 'notePause' },
        STOP: { target: 'finished' },
        END_ROUND: { target: 'finished' },
        BACK_TO_MENU: { target: 'menu' },
      },
      states: {
        between: {
          entry: 'showLimit',
          after: {
            gap: [
              { guard: 'goesOnToWarmUp', target: 'warmup', actions: 'ask' },
              { guard: 'goesOn', target: 'asking', actions: 'ask' },
            ],
          },
          on: {
            NEXT: [
              { guard: 'isReady', target: 'between', reenter: true, actions: 'beginCheck' },
              { guard: 'isAskedForWarmUp', target: 'warmup', actions: 'ask' },
              { guard: 'isAskedFor', target: 'asking', actions: 'ask' },
            ],
          },
        },
        warmup: OPEN,
        asking: { ...OPEN, on: { ...OPEN.on, STOP: { target: '#tablesCheck.finished', actions: 'judge' } } },
        over: {
          always: [
            { guard: 'isCheck', target: '#tablesCheck.finished' },
            { target: 'between', actions: 'endWarmUp' },
          ],
        },
      },
    },
    finished: {
      tags: 'result',
      entry: 'endRound',
      on: {
        CHOOSE_ANSWERS: { actions: { type: 'chooseAnswers', params: ofEvent } },
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ofEvent } },
        BACK_TO_MENU: { target: 'menu' },
      },
    },
  },
});

export type TablesCheckActor = ActorRefFrom<typeof tablesCheckMachine>;
export type TablesCheckSnapshot = SnapshotFrom<typeof tablesCheckMachine>;
