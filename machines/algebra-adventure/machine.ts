import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { type Bests, bestOf, isNewBest, keepReached, type Reached } from '../core/bests';
import { countdownMachine } from '../core/countdown';
import { seedForNext } from '../core/seeds';
import type { GameEvent, GameInput, GameSession } from '../core/session';
import { waitsAfterMistake } from '../core/time-setting';
import { typed } from '../core/typed';
import { answered, newRound, type Round, withNextQuestion } from './round';
import { kindOfRound, questionSeconds, RULES, type Settings } from './rules';

/** What the page gives the game to begin with. */
export type AlgebraAdventureInput = GameInput<Settings>;
type Session = GameSession<Settings, Round>;

type Event = GameEvent<Settings> | { type: 'ANSWER'; chosen: number };

const freshRound = ({ seed, settings, bests }: Pick<Session, 'seed' | 'settings' | 'bests'>) => ({
  round: newRound(seed, settings),
  before: bestOf(bests, kindOfRound(settings)),
  secondsLeft: questionSeconds(settings.time),
  isNewBest: false,
});

/** The whole game: the menu, the questions one after the other, and what they have come to. */
export const algebraAdventureMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<AlgebraAdventureInput>(),
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
    judge: assign(({ context: { round, settings, secondsLeft } }, { chosen }: { chosen: number | null }) => ({
      round: answered(round, chosen, settings, secondsLeft),
    })),
    keepBest: enqueueActions(({ context: { round, settings, bests }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRound(settings), { score: round.score, streak: round.streak.longest });
    }),
    nextQuestion: assign(({ context: { round, seed, settings } }) => ({
      round: withNextQuestion(round, seed, settings),
    })),
    endRound: assign(({ context: { round, before, bests, settings } }) => {
      const isBest = isNewBest(round.score, before, bestOf(bests, kindOfRound(settings)));
      return { isNewBest: isBest, round: { ...round, happened: [{ kind: 'over', isNewBest: isBest } as const] } };
    }),
    readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
  },
  guards: {
    opensWithRound: ({ context }) => context.opensAt === 'round',
    isOffered: ({ context }, { chosen }: { chosen: number }) => context.round.question.choices.includes(chosen),
    isLost: ({ context }) => context.round.lives === 0,
    waitsForPlayer: ({ context: { settings, round } }) =>
      waitsAfterMistake(settings.time) && round.given?.verdict !== 'right',
  },
  delays: { feedback: RULES.feedbackMs },
}).createMachine({
  id: 'algebraAdventure',
  context: ({ input: { startsAtOnce, ...input } }) => ({
    ...input,
    ...freshRound(input),
    playedSeed: null,
    opensAt: startsAtOnce ? 'round' : 'menu',
  }),
  initial: 'opening',
  on: { BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: 'opensWithRound', target: 'playing' }, { target: 'menu' }] },
    menu: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
      },
    },
    playing: {
      entry: 'beginRound',
      initial: 'asking',
      on: { END_ROUND: 'gameOver', BACK_TO_MENU: 'menu' },
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
            ANSWER: {
              guard: { type: 'isOffered', params: ({ event }) => event },
              target: 'feedback',
              actions: [{ type: 'judge', params: ({ event }) => event }, 'keepBest'],
            },
          },
        },
        feedback: {
          after: { feedback: [{ guard: 'waitsForPlayer' }, { target: 'onward' }] },
          on: { NEXT: { guard: 'waitsForPlayer', target: 'onward' } },
        },
        onward: {
          always: [
            { guard: 'isLost', target: '#gameOver' },
            { target: 'asking', actions: 'nextQuestion' },
          ],
        },
      },
    },
    gameOver: {
      id: 'gameOver',
      entry: 'endRound',
      on: {
        START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
        BACK_TO_MENU: 'menu',
      },
    },
  },
});

/** The game at work. */
export type AlgebraAdventureActor = ActorRefFrom<typeof algebraAdventureMachine>;
/** How the game stands at a moment. */
export type AlgebraAdventureSnapshot = SnapshotFrom<typeof algebraAdventureMachine>;
