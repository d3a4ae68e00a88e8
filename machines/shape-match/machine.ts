import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { type Best, type Bests, bestOf, isNewBest, keepReached, type Reached } from '../core/bests';
import { typed } from '../core/typed';
import type { Choice } from './questions';
import { answered, countedOn, isCounted, newRound, type Round, stepMs, withNextQuestion } from './round';
import { kindOfRound, type Settings } from './rules';

/** What the page gives the game to begin with. */
export interface ShapeMatchInput {
  readonly seed: number;
  readonly settings: Settings;
  readonly bests: Bests;
}

/** All that the game knows while its page is open. */
interface Session {
  /** The seed of the round at play. */
  readonly seed: number;
  readonly settings: Settings;
  readonly bests: Bests;
  /** The best of this kind of round before it began: by this its result is judged. */
  readonly before: Best;
  readonly round: Round;
  /** Whether the round that is over beat the best before it. */
  readonly isNewBest: boolean;
}

type Event =
  | { type: 'ANSWER'; chosen: Choice }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  /** Another round like the one that is over. */
  | { type: 'START'; seed: number }
  /** Back to easy, with nothing counted. */
  | { type: 'RESET'; seed: number }
  | { type: 'BESTS_ELSEWHERE'; bests: Bests };

const freshRound = ({ seed, settings, bests }: ShapeMatchInput) => ({
  seed,
  settings,
  round: newRound(seed, settings),
  before: bestOf(bests, kindOfRound(settings)),
  isNewBest: false,
});

/** The whole game: questions one after the other, each with its answer, and what they have come to. */
export const shapeMatchMachine = setup({
  types: {
    context: typed<Session>(),
    events: typed<Event>(),
    input: typed<ShapeMatchInput>(),
    emitted: typed<Reached>(),
  },
  actions: {
    begin: assign(({ context }, { seed }: { seed: number }) => freshRound({ ...context, seed })),
    reset: assign(({ context }, { seed }: { seed: number }) =>
      freshRound({ ...context, seed, settings: { difficulty: 'easy' } }),
    ),
    judge: assign(({ context: { round, settings } }, { chosen }: { chosen: Choice }) => ({
      round: answered(round, chosen, settings),
    })),
    keepBest: enqueueActions(({ context: { round, settings, bests }, enqueue }) => {
      keepReached(enqueue, bests, kindOfRound(settings), { score: round.score, streak: round.streak.longest });
    }),
    countOn: assign(({ context: { round } }) => ({ round: countedOn(round) })),
    nextQuestion: assign(({ context: { round, seed } }) => ({ round: withNextQuestion(round, seed) })),
    endRound: assign(({ context: { round, before, bests, settings } }) => {
      const isBest = isNewBest(round.score, before, bestOf(bests, kindOfRound(settings)));
      return { isNewBest: isBest, round: { ...round, happened: [{ kind: 'over', isNewBest: isBest } as const] } };
    }),
    readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
  },
  guards: {
    isOffered: ({ context }, { chosen }: { chosen: Choice }) => context.round.question.choices.includes(chosen),
    isCounted: ({ context }) => isCounted(context.round),
  },
  delays: { step: ({ context }) => stepMs(context.round) },
}).createMachine({
  id: 'shapeMatch',
  context: ({ input }) => ({ ...input, ...freshRound(input) }),
  initial: 'unanswered',
  on: {
    RESET: { target: '.unanswered', actions: { type: 'reset', params: ({ event }) => event } },
    BESTS_ELSEWHERE: { actions: { type: 'readAgain', params: ({ event }) => event } },
  },
  states: {
    unanswered: {
      on: {
        ANSWER: {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'answered',
          actions: [{ type: 'judge', params: ({ event }) => event }, 'keepBest'],
        },
        END_ROUND: 'finished',
      },
    },
    answered: {
      initial: 'counting',
      on: { NEXT: { target: 'unanswered', actions: 'nextQuestion' }, END_ROUND: 'finished' },
      states: {
        counting: {
          always: { guard: 'isCounted', target: 'counted' },
          after: { step: { target: 'counting', reenter: true, actions: 'countOn' } },
        },
        counted: {},
      },
    },
    finished: {
      entry: 'endRound',
      on: { START: { target: 'unanswered', actions: { type: 'begin', params: ({ event }) => event } } },
    },
  },
});

/** The game at work. */
export type ShapeMatchActor = ActorRefFrom<typeof shapeMatchMachine>;
/** How the game stands at a moment. */
export type ShapeMatchSnapshot = SnapshotFrom<typeof shapeMatchMachine>;
