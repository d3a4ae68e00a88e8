import { type ActorRefFrom, assign, cancel, enqueueActions, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type Bests, bestOf, isNewBest, keepReached, type Reached } from '../core/bests';
import { countdownMachine, GO_ON, STAND } from '../core/countdown';
import { seedForNext } from '../core/seeds';
import type { GameEvent, GameInput, GameSession } from '../core/session';
import { waitsAfterMistake } from '../core/time-setting';
import { typed } from '../core/typed';
import { answered, judge, newRound, type Round, withNextQuestion } from './round';
import { kindOfRace, RULES, raceSeconds, type Settings } from './rules';

/** What the page gives the game to begin with. */
export type MathFactsInput = GameInput<Settings>;
type Session = GameSession<Settings, Round>;

type Event =
  | GameEvent<Settings>
  | { type: 'ANSWER'; value: number }
  /** The message has stood long enough. */
  | { type: 'MESSAGE_READ' };

const freshRace = ({ seed, settings, bests }: Pick<Session, 'seed' | 'settings' | 'bests'>) => ({
  round: newRound(seed, settings),
  before: bestOf(bests, kindOfRace(settings)),
  secondsLeft: raceSeconds(settings.time),
  isNewBest: false,
});

/** The whole game: the menu, the race with its clock, and what it has come to. */
export const mathFactsMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<MathFactsInput>(),
    emitted: typed<Reached>(),
    children: typed<{ countdown: 'countdown' }>(),
  },
  actors: { countdown: countdownMachine },
  actions: {
    choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
      settings: { ...context.settings, ...chosen },
    })),
    chooseSeed: assign(({ context }, { seed }: { seed: number }) => ({ seed: seedForNext(context, seed) })),
    beginRace: assign(({ context }) => ({ ...freshRace(context), playedSeed: context.seed })),
    follow: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ secondsLeft })),
    judge: assign(({ context: { round, settings, before, secondsLeft } }, { value }: { value: number }) => ({
      round: answered(round, value, { best: before.score, secondsLeft, time: settings.time }),
    })),
    keepBest: enqueueActions(({ context: { round, settings, bests }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRace(settings), { score: round.score, streak: round.streak.longest });
    }),
    askAtOnce: assign(({ context: { round, seed, settings } }) => ({
      round: withNextQuestion(round, seed, settings, round.happened),
    })),
    askNext: assign(({ context: { round, seed, settings } }) => ({ round: withNextQuestion(round, seed, settings) })),
    stand: sendTo('countdown', STAND),
    goOn: sendTo('countdown', GO_ON),
    clearMessage: assign(({ context: { round } }) => ({ round: { ...round, message: null } })),
    endRace: assign(({ context: { round, before, bests, settings } }) => {
      const isBest = isNewBest(round.score, before, bestOf(bests, kindOfRace(settings)));
      return { isNewBest: isBest, round: { ...round, happened: [{ kind: 'over', isNewBest: isBest } as const] } };
    }),
    readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
  },
  guards: {
    opensWithRace: ({ context }) => context.opensAt === 'round',
    needsReading: ({ context: { round, settings } }, { value }: { value: number }) =>
      waitsAfterMistake(settings.time) && !judge(round.question, value),
    isTimeUp: ({ context }) => context.secondsLeft === 0,
  },
  delays: {
    message: ({ context }) => (context.round.message?.kind === 'right' ? RULES.rightMs : RULES.wrongMs),
  },
}).createMachine({
  id: 'mathFacts',
  context: ({ input: { startsAtOnce, ...input } }) => ({
    ...input,
    ...freshRace(input),
    playedSeed: null,
    opensAt: startsAtOnce ? 'round' : 'menu',
  }),
  initial: 'opening',
  on: { BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: 'opensWithRace', target: 'racing' }, { target: 'menu' }] },
    menu: {
      on: {
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
        START: { target: 'racing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
      },
    },
    racing: {
      entry: 'beginRace',
      exit: 'clearMessage',
      initial: 'asking',
      invoke: {
        src: 'countdown',
        id: 'countdown',
        input: ({ context: { settings, clock } }) => ({ seconds: raceSeconds(settings.time), clock }),
        onSnapshot: {
          actions: { type: 'follow', params: ({ event }) => ({ secondsLeft: event.snapshot.context.secondsLeft }) },
        },
        onDone: 'done',
      },
      on: { END_ROUND: 'done', BACK_TO_MENU: 'menu' },
      states: {
        asking: {
          on: {
            ANSWER: [
              {
                guard: { type: 'needsReading', params: ({ event }) => event },
                target: 'waiting',
                actions: [{ type: 'judge', params: ({ event }) => event }, 'stand'],
              },
              {
                actions: [
                  { type: 'judge', params: ({ event }) => event },
                  'keepBest',
                  'askAtOnce',
                  // The message stands while the next question is typed, and leaves by itself.
                  cancel('message'),
                  raise({ type: 'MESSAGE_READ' }, { id: 'message', delay: 'message' }),
                ],
              },
            ],
            MESSAGE_READ: { actions: 'clearMessage' },
          },
        },
        waiting: {
          on: {
            NEXT: [
              { guard: 'isTimeUp', target: '#done' },
              { target: 'asking', actions: ['goOn', 'clearMessage', 'askNext'] },
            ],
          },
        },
      },
    },
    done: {
      id: 'done',
      entry: 'endRace',
      on: {
        START: { target: 'racing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
        BACK_TO_MENU: 'menu',
      },
    },
  },
});

/** The game at work. */
export type MathFactsActor = ActorRefFrom<typeof mathFactsMachine>;
/** How the game stands at a moment. */
export type MathFactsSnapshot = SnapshotFrom<typeof mathFactsMachine>;
