import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { type Best, type Bests, bestOf, isNewBest, keepReached, type Reached } from '../core/bests';
import { typed } from '../core/typed';
import type { Entry } from './answer';
import { answered, type Happening, layMs, newRound, type Round, withNextQuestion } from './round';
import { kindOfRound, type RoundType, RULES, type Settings } from './rules';

/** What the page gives the game to begin with. */
export interface FractionBasicsInput {
  readonly seed: number;
  readonly settings: Settings;
  readonly bests: Bests;
}

/** All that the game knows while its page is open. */
interface Session {
  /** The seed of the round at play. */
  readonly seed: number;
  readonly settings: Settings;
  /** What the next round asks: something else where that was chosen in the middle of this one. */
  readonly next: Settings;
  readonly bests: Bests;
  /** The best of this kind of round before it began: by this its result is judged. */
  readonly before: Best;
  readonly round: Round;
  /** Whether the round that is over beat the best before it. */
  readonly isNewBest: boolean;
}

type Event =
  | { type: 'ANSWER'; entry: Entry }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  /** Another round like the one that is over. */
  | { type: 'START'; seed: number }
  /** A new round, with nothing counted. */
  | { type: 'RESET'; seed: number }
  /** A round that asks something else: at once, or after the result of this one where something was answered. */
  | { type: 'CHOOSE'; chosen: RoundType; seed: number }
  | { type: 'BESTS_ELSEWHERE'; bests: Bests };

const freshRound = ({ seed, settings, bests }: FractionBasicsInput) => ({
  seed,
  settings,
  next: settings,
  round: newRound(seed, settings),
  before: bestOf(bests, kindOfRound(settings)),
  isNewBest: false,
});

/** The whole game: questions one after the other, each with its answer, and what they have come to. */
export const fractionBasicsMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<FractionBasicsInput>(),
    emitted: typed<Reached>(),
  },
  actions: {
    begin: assign(({ context }, { seed }: { seed: number }) =>
      freshRound({ ...context, seed, settings: context.next }),
    ),
    choose: assign((_, { chosen }: { chosen: RoundType }) => ({ next: { type: chosen } })),
    judge: assign(({ context: { round } }, { entry }: { entry: Entry }) => ({ round: answered(round, entry) })),
    keepBest: enqueueActions(({ context: { round, settings, bests }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRound(settings), { score: round.score, streak: round.streak.longest });
    }),
    tell: assign(({ context: { round } }, happening: Happening) => ({ round: { ...round, happened: [happening] } })),
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
    isAsked: ({ context }, { chosen }: { chosen: RoundType }) => chosen === context.settings.type,
    isUnanswered: ({ context: { round } }) => round.answers === 0,
  },
  delays: {
    cut: RULES.show.cutMs,
    lay: ({ context }) => layMs(context.round.question),
    measure: RULES.show.measureMs,
  },
}).createMachine({
  id: 'fractionBasics',
  context: ({ input }) => ({ ...input, ...freshRound(input) }),
  initial: 'question',
  on: {
    RESET: { target: '.question', actions: { type: 'begin', params: ({ event }) => event } },
    CHOOSE: [
      // What is asked already changes nothing.
      { guard: { type: 'isAsked', params: ({ event }) => event } },
      {
        guard: 'isUnanswered',
        target: '.question',
        actions: [
          { type: 'choose', params: ({ event }) => event },
          { type: 'begin', params: ({ event }) => event },
        ],
      },
      { target: '.finished', actions: { type: 'choose', params: ({ event }) => event } },
    ],
    BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ({ event }) => event } },
  },
  states: {
    question: {
      on: {
        ANSWER: { target: 'answered', actions: [{ type: 'judge', params: ({ event }) => event }, 'keepBest'] },
        END_ROUND: 'finished',
      },
    },
    answered: {
      initial: 'cutting',
      on: { NEXT: { target: 'question', actions: 'nextQuestion' }, END_ROUND: 'finished' },
      states: {
        cutting: { after: { cut: { target: 'laying', actions: { type: 'tell', params: { kind: 'cut' } } } } },
        laying: { after: { lay: { target: 'measuring', actions: { type: 'tell', params: { kind: 'laid' } } } } },
        measuring: { after: { measure: 'shown' } },
        shown: {},
      },
    },
    finished: {
      entry: 'endRound',
      on: {
        START: { target: 'question', actions: { type: 'begin', params: ({ event }) => event } },
        // A result is not ended once more.
        CHOOSE: {},
      },
    },
  },
});

/** The game at work. */
export type FractionBasicsActor = ActorRefFrom<typeof fractionBasicsMachine>;
/** How the game stands at a moment. */
export type FractionBasicsSnapshot = SnapshotFrom<typeof fractionBasicsMachine>;
