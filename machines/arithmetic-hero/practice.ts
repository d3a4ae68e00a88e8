import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { Answered } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import type { TimeSetting } from '../core/time-setting';
import { typed } from '../core/typed';
import type { Mix } from '../learning/mix';
import type { Emitted } from './battle';
import { celebrationFor } from './battle-events';
import type { Card } from './falling';
import type { LevelId } from './levels';
import { dealProblem, practised, recordInMix } from './practised';
import { type Given, type Problem, verdictOn } from './problems';
import { type AnswerForm, RULES } from './rules';

export interface PracticeInput {
  readonly seed: number;
  /** The mix that chooses the sums; null or absent if only the seed determines them. */
  readonly mix?: Mix | null;
  readonly level: LevelId;
  readonly answers: AnswerForm;
  readonly time: TimeSetting;
  /** The missed sums of another round, to practise; null for endless practice. */
  readonly missed: readonly Problem[] | null;
}

interface Context {
  readonly input: PracticeInput;
  readonly answers: AnswerForm;
  readonly problem: Problem;
  readonly mix: Mix | null;
  /** The counters for the current visit to the practice tab. */
  readonly correct: number;
  readonly incorrect: number;
  readonly streak: Streak;
  /** Sums solved on the first try since practice began, for the totals. Opening the settings does not reset this. */
  readonly solved: number;
  /** The number of wrong answers, including second tries. */
  readonly wrongTries: number;
  /** The missed sums to practise and the index of the current one; null in endless practice. */
  readonly practice: { readonly missed: readonly Problem[]; readonly index: number } | null;
  /** The sums not yet solved on the first try. */
  readonly missed: readonly Problem[];
}

type Event =
  | { type: 'ANSWER'; given: Given }
  | { type: 'NEXT' }
  | { type: 'END_ROUND' }
  | { type: 'OPEN_SETTINGS' }
  | { type: 'OPEN_PRACTICE' }
  | { type: 'CHOOSE_ANSWERS'; answers: AnswerForm };

/** The sum as a waiting card. */
export const practiceCard = ({ problem }: Pick<Context, 'problem'>): Card => ({ problem, x: 50, fall: null });

const nextOf = (mix: Mix | null, { seed, level, time }: PracticeInput, number: number) =>
  dealProblem(mix, { seed, time, hasPowerUps: false }, { level }, number);

const NEXT_STEPS = [
  { guard: 'isLast', target: 'over' },
  { target: 'asking', actions: 'nextProblem' },
] as const;

/**
 * One sum after another, without falling or time limits, and with a second try after a mistake. Practice of missed sums
 * asks each of them once.
 */
export const practiceMachine = setup({
  types: {
    context: typed<Context>(),
    events: typed<Event>(),
    input: typed<PracticeInput>(),
    output: typed<readonly Problem[]>(),
    emitted: typed<Emitted>(),
  },
  actions: {
    countCorrect: assign(({ context }) => ({
      mix: recordInMix(context.mix, context.problem, true),
      correct: context.correct + 1,
      solved: context.solved + 1,
      streak: extendStreak(context.streak),
      missed: context.missed.filter((problem) => problem !== context.problem),
    })),
    /** Only the first try shows whether the child knows the sum. */
    emitAnswered: enqueueActions(
      ({ context, enqueue }, { given, verdict }: { given: Given; verdict: Answered['verdict'] }) => {
        const way = given.to === null ? 'typed' : 'chosen';
        enqueue.emit({ type: 'answered', practised: practised(context.problem, way), verdict, ms: null });
      },
    ),
    emitCorrect: enqueueActions(({ context, enqueue }) => {
      const streak = context.streak.now;
      enqueue.emit({ type: 'correct', card: practiceCard(context), points: 0, by: 'answer', index: 0, streak });
      for (const event of celebrationFor(streak)) enqueue.emit(event);
    }),
    emitIncorrect: enqueueActions(({ context, enqueue }, { given }: { given: Given }) => {
      enqueue.assign({ wrongTries: context.wrongTries + 1 });
      // Nothing falls here, and mistakes do not damage the shield.
      const shield = RULES.shield.full;
      enqueue.emit({ type: 'incorrect', answer: given.value, card: practiceCard(context), shield });
    }),
    countIncorrect: assign(({ context }) => ({
      mix: recordInMix(context.mix, context.problem, false),
      incorrect: context.incorrect + 1,
      streak: breakStreak(context.streak),
    })),
    nextProblem: assign(({ context: { input, problem, practice, mix } }) => {
      const index = practice === null ? 0 : practice.index + 1;
      const missed = practice?.missed[index];
      return practice !== null && missed !== undefined
        ? { problem: missed, practice: { ...practice, index } }
        : nextOf(mix, input, problem.number + 1);
    }),
    resetCounters: assign({ correct: 0, incorrect: 0, streak: NO_STREAK }),
    chooseAnswers: assign((_, { answers }: { answers: AnswerForm }) => ({ answers })),
  },
  guards: {
    isGone: ({ context }, { given }: { given: Given }) => verdictOn(context.problem, given) === 'gone',
    isCorrect: ({ context }, { given }: { given: Given }) => verdictOn(context.problem, given) === 'right',
    hasEnd: ({ context }) => context.practice !== null,
    hasNoEnd: ({ context }) => context.practice === null,
    isLast: ({ context: { practice } }) => practice !== null && practice.index === practice.missed.length - 1,
  },
  delays: { next: RULES.practice.nextMs },
}).createMachine({
  id: 'practice',
  context: ({ input }) => ({
    input,
    answers: input.answers,
    ...(input.missed?.[0] === undefined
      ? nextOf(input.mix ?? null, input, 0)
      : { problem: input.missed[0], mix: null }),
    correct: 0,
    incorrect: 0,
    streak: NO_STREAK,
    solved: 0,
    wrongTries: 0,
    practice: input.missed && { missed: input.missed, index: 0 },
    missed: input.missed ?? [],
  }),
  initial: 'asking',
  on: { OPEN_SETTINGS: { guard: 'hasNoEnd', target: '.settings' }, END_ROUND: { guard: 'hasEnd', target: '.over' } },
  states: {
    asking: {
      on: {
        ANSWER: [
          { guard: { type: 'isGone', params: ({ event }) => event } },
          {
            guard: { type: 'isCorrect', params: ({ event }) => event },
            target: 'correct',
            actions: [
              'countCorrect',
              'emitCorrect',
              { type: 'emitAnswered', params: ({ event: { given } }) => ({ given, verdict: 'right' }) },
            ],
          },
          {
            target: 'wrong',
            actions: [
              'countIncorrect',
              { type: 'emitIncorrect', params: ({ event }) => event },
              { type: 'emitAnswered', params: ({ event: { given } }) => ({ given, verdict: 'wrong' }) },
            ],
          },
        ],
        NEXT: [{ guard: 'isLast', target: 'over' }, { actions: 'nextProblem' }],
      },
    },
    correct: { after: { next: NEXT_STEPS } },
    wrong: {
      on: {
        ANSWER: [
          { guard: { type: 'isGone', params: ({ event }) => event } },
          { guard: { type: 'isCorrect', params: ({ event }) => event }, target: 'correct', actions: 'emitCorrect' },
          { actions: { type: 'emitIncorrect', params: ({ event }) => event } },
        ],
        NEXT: NEXT_STEPS,
      },
    },
    settings: {
      on: {
        CHOOSE_ANSWERS: { actions: { type: 'chooseAnswers', params: ({ event }) => event } },
        OPEN_PRACTICE: { target: 'asking', actions: ['resetCounters', 'nextProblem'] },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.missed,
});

export type PracticeActor = ActorRefFrom<typeof practiceMachine>;
export type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;
