import { type ActorRefFrom, assign, cancel, enqueueActions, raise, type SnapshotFrom, setup } from 'xstate';
import { type Bests, bestOf, isNewBest, keepReached, type Reached } from '../core/bests';
import { countdownMachine } from '../core/countdown';
import { seedForNext } from '../core/seeds';
import type { GameEvent, GameInput, GameSession } from '../core/session';
import { waitsAfterMistake } from '../core/time-setting';
import { typed } from '../core/typed';
import { answered, isAtLast, judge, newRound, type Round, withNextQuestion } from './round';
import { kindOfRound, questionSeconds, RULES, type Settings } from './rules';

/** What the page gives the game to begin with. */
export type MentalMathsInput = GameInput<Settings>;
type Session = GameSession<Settings, Round>;

type Event =
  | GameEvent<Settings>
  | { type: 'ANSWER'; chosen: number }
  /** The congratulation has stood long enough. */
  | { type: 'CHEERED' };

const freshRound = ({ seed, settings, bests }: Pick<Session, 'seed' | 'settings' | 'bests'>) => ({
  round: newRound(seed),
  before: bestOf(bests, kindOfRound(settings)),
  secondsLeft: questionSeconds(settings.time),
  isNewBest: false,
});

/** The whole game: the menu, twenty-five sums one after the other, and what they have come to. */
export const mentalMathsMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<MentalMathsInput>(),
    emitted: typed<Reached>(),
    children: typed<{ countdown: 'countdown' }>(),
  },
  actors: { countdown: countdownMachine },
  actions: {
    choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
      settings: { ...context.settings, ...chosen },
    })),
    chooseSeed: assign(({ context }, { seed }: { seed: number }) => ({ seed: seedForNext(context, seed) })),
    beginRound: assign(({ context }) => ({ ...freshRound(context), playedSeed: context.seed })),
    wind: assign(({ context }) => ({ secondsLeft: questionSeconds(context.settings.time) })),
    follow: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ secondsLeft })),
    judge: assign(({ context: { round, seed } }, { chosen }: { chosen: number | null }) => ({
      round: answered(round, chosen, seed),
    })),
    holdCheer: raise({ type: 'CHEERED' }, { id: 'cheer', delay: 'cheer' }),
    forgetCheer: cancel('cheer'),
    endCheer: assign(({ context: { round } }) => ({ round: { ...round, cheer: null } })),
    keepBest: enqueueActions(({ context: { round, settings, bests }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRound(settings), { score: round.score, streak: round.streak.longest });
    }),
    nextQuestion: assign(({ context: { round, seed } }) => ({ round: withNextQuestion(round, seed) })),
    complete: assign(({ context: { round, before, bests, settings } }) => {
      const { score } = round;
      const isBest = isNewBest(score, before, bestOf(bests, kindOfRound(settings)));
      const happened = [{ kind: 'completed', score, isNewBest: isBest }] as const;
      return { isNewBest: isBest, round: { ...round, cheer: null, happened } };
    }),
    readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
  },
  guards: {
    opensWithRound: ({ context }) => context.opensAt === 'round',
    isRight: ({ context }, { chosen }: { chosen: number }) => judge(context.round.question, chosen).verdict === 'right',
    isOffered: ({ context }, { chosen }: { chosen: number }) => context.round.question.choices.includes(chosen),
    isLastQuestion: ({ context }) => isAtLast(context.round),
    waitsForPlayer: ({ context: { settings, round } }) =>
      waitsAfterMistake(settings.time) && round.given?.verdict !== 'right',
  },
  delays: { feedback: RULES.feedbackMs, cheer: RULES.cheerMs },
}).createMachine({
  id: 'mentalMaths',
  context: ({ input: { startsAtOnce, ...input } }) => ({
    ...input,
    ...freshRound(input),
    playedSeed: null,
    opensAt: startsAtOnce ? 'round' : 'menu',
  }),
  initial: 'opening',
  on: { BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: 'opensWithRound', target: 'playing' }, { target: 'idle' }] },
    idle: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
      },
    },
    playing: {
      entry: 'beginRound',
      initial: 'asking',
      on: { END_ROUND: 'completed', BACK_TO_MENU: 'idle', CHEERED: { actions: 'endCheer' } },
      states: {
        asking: {
          entry: 'wind',
          invoke: {
            src: 'countdown',
            id: 'countdown',
            input: ({ context: { settings, clock } }) => ({ seconds: questionSeconds(settings.time), clock }),
            onSnapshot: {
              actions: { type: 'follow', params: ({ event }) => ({ secondsLeft: event.snapshot.context.secondsLeft }) },
            },
            onDone: { target: 'feedback', actions: { type: 'judge', params: { chosen: null } } },
          },
          on: {
            ANSWER: [
              {
                guard: { type: 'isRight', params: ({ event }) => event },
                target: 'feedback',
                actions: [{ type: 'judge', params: ({ event }) => event }, 'keepBest', 'forgetCheer', 'holdCheer'],
              },
              {
                guard: { type: 'isOffered', params: ({ event }) => event },
                target: 'feedback',
                actions: [{ type: 'judge', params: ({ event }) => event }, 'forgetCheer'],
              },
            ],
          },
        },
        feedback: {
          after: { feedback: [{ guard: 'waitsForPlayer' }, { target: 'onward' }] },
          on: { NEXT: { guard: 'waitsForPlayer', target: 'onward' } },
        },
        onward: {
          always: [
            { guard: 'isLastQuestion', target: '#completed' },
            { target: 'asking', actions: 'nextQuestion' },
          ],
        },
      },
    },
    completed: {
      id: 'completed',
      entry: 'complete',
      on: {
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
        BACK_TO_MENU: 'idle',
      },
    },
  },
});

/** The game at work. */
export type MentalMathsActor = ActorRefFrom<typeof mentalMathsMachine>;
/** How the game stands at a moment. */
export type MentalMathsSnapshot = SnapshotFrom<typeof mentalMathsMachine>;
