/*
 * The chart of a timed quiz: ten questions of 60 seconds each in a round of 180. The time of the round runs on while an
 * answer is shown, that of a question does not; while the game waits for Next after a mistake both stand still. At the end
 * of the round's time all is over at once.
 */
import { assign, enqueueActions, not, sendTo, setup } from 'xstate';
import { type Bests, bestOf, isNewBest, keepReached, type Reached } from './bests';
import { countdownMachine, GO_ON, STAND } from './countdown';
import { newQuizRound, QUIZ, type QuizGiven, type QuizRound, quizLimits, withGiven, withQuestion } from './quiz-round';
import { seedForNext } from './seeds';
import type { GameEvent, GameInput, GameSession } from './session';
import { type TimeSetting, waitsAfterMistake } from './time-setting';
import { typed } from './typed';

/** What makes a timed quiz a game of its own. */
export interface QuizRules<Settings, Question, Answer> {
  /** The name of the machine. */
  readonly id: string;
  /** Question `number` of a round, counted from 0. */
  readonly questionAt: (seed: number, settings: Settings, number: number) => Question;
  readonly isRight: (question: Question, answer: Answer) => boolean;
  /** The kind of round whose bests are kept together. */
  readonly kindOfRound: (settings: Settings) => string;
}

/** All that a quiz knows while its page is open. */
export interface QuizSession<Settings, Question, Answer> extends GameSession<Settings, QuizRound<Question, Answer>> {
  /** The whole seconds that are shown for this question; null without a limit. */
  readonly questionSecondsLeft: number | null;
}

/** What a player can do in a quiz. */
export type QuizEvent<Settings, Answer> = GameEvent<Settings> | { type: 'ANSWER'; answer: Answer };

interface Counted {
  readonly event: { readonly snapshot: { readonly context: { readonly secondsLeft: number | null } } };
}
const secondsOf = ({ event }: Counted) => ({ secondsLeft: event.snapshot.context.secondsLeft });

/** The machine of a timed quiz with these rules. */
export function timedQuiz<Settings extends { readonly time: TimeSetting }, Question, Answer>(
  rules: QuizRules<Settings, Question, Answer>,
) {
  type Session = QuizSession<Settings, Question, Answer>;
  const { questionAt, isRight, kindOfRound } = rules;

  const freshRound = ({ seed, settings, bests }: Pick<Session, 'seed' | 'settings' | 'bests'>) => ({
    round: newQuizRound<Question, Answer>(questionAt(seed, settings, 0)),
    before: bestOf(bests, kindOfRound(settings)),
    secondsLeft: quizLimits(settings.time).round,
    questionSecondsLeft: quizLimits(settings.time).question,
    isNewBest: false,
  });

  const waitsForPlayer = ({ settings, round }: Session): boolean =>
    waitsAfterMistake(settings.time) && round.given?.verdict !== 'right';

  return setup({
    types: {
      context: typed<Session>(),
      events: typed<QuizEvent<Settings, Answer>>(),
      input: typed<GameInput<Settings>>(),
      emitted: typed<Reached>(),
      children: typed<{ round: 'countdown'; question: 'countdown' }>(),
    },
    actors: { countdown: countdownMachine },
    actions: {
      choose: assign(({ context }, { chosen }: { chosen: Partial<Settings> }) => ({
        settings: { ...context.settings, ...chosen },
      })),
      chooseSeed: assign(({ context }, { seed }: { seed: number }) => ({ seed: seedForNext(context, seed) })),
      beginRound: assign(({ context }) => ({ ...freshRound(context), playedSeed: context.seed })),
      wind: assign(({ context }) => ({ questionSecondsLeft: quizLimits(context.settings.time).question })),
      followRound: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({ secondsLeft })),
      followQuestion: assign((_, { secondsLeft }: { secondsLeft: number | null }) => ({
        questionSecondsLeft: secondsLeft,
      })),
      give: assign(({ context: { round } }, given: QuizGiven<Answer>) => ({ round: withGiven(round, given) })),
      keepBest: enqueueActions(({ context: { round, settings, bests }, enqueue }) => {
        keepReached(enqueue, bests, kindOfRound(settings), { score: round.score, streak: round.streak.longest });
      }),
      standToWait: sendTo('round', ({ context }) => (waitsForPlayer(context) ? STAND : GO_ON)),
      goOn: sendTo('round', GO_ON),
      nextQuestion: assign(({ context: { round, seed, settings } }) => ({
        round: withQuestion(round, questionAt(seed, settings, round.entries.length)),
      })),
      endRound: assign(({ context: { round, before, bests, settings } }) => {
        const isBest = isNewBest(round.score, before, bestOf(bests, kindOfRound(settings)));
        return { isNewBest: isBest, round: { ...round, happened: [{ kind: 'over' as const, isNewBest: isBest }] } };
      }),
      readAgain: assign((_, { bests }: { bests: Bests }) => ({ bests })),
    },
    guards: {
      opensWithRound: ({ context }) => context.opensAt === 'round',
      isLast: ({ context }) => context.round.entries.length >= QUIZ.questions,
      isTimeUp: ({ context }) => context.secondsLeft === 0,
      waitsForPlayer: ({ context }) => waitsForPlayer(context),
    },
    delays: { feedback: QUIZ.feedbackMs },
  }).createMachine({
    id: rules.id,
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
        invoke: {
          src: 'countdown',
          id: 'round',
          input: ({ context: { settings, clock } }) => ({ seconds: quizLimits(settings.time).round, clock }),
          onSnapshot: { actions: { type: 'followRound', params: secondsOf } },
          onDone: 'finished',
        },
        on: { END_ROUND: 'finished', BACK_TO_MENU: 'menu' },
        states: {
          asking: {
            entry: 'wind',
            invoke: {
              src: 'countdown',
              id: 'question',
              input: ({ context: { settings, clock } }) => ({ seconds: quizLimits(settings.time).question, clock }),
              onSnapshot: { actions: { type: 'followQuestion', params: secondsOf } },
              onDone: {
                target: 'feedback',
                actions: { type: 'give', params: { verdict: 'timeout', answer: null } },
              },
            },
            on: {
              ANSWER: {
                target: 'feedback',
                actions: [
                  {
                    type: 'give',
                    params: ({ context, event: { answer } }) => ({
                      verdict: isRight(context.round.question, answer) ? ('right' as const) : ('wrong' as const),
                      answer,
                    }),
                  },
                  'keepBest',
                ],
              },
            },
          },
          feedback: {
            entry: 'standToWait',
            after: { feedback: [{ guard: 'waitsForPlayer' }, { target: 'onward' }] },
            on: {
              NEXT: [
                { guard: not('waitsForPlayer') },
                { guard: 'isTimeUp', target: '#finished' },
                { target: 'onward' },
              ],
            },
          },
          onward: {
            always: [
              { guard: 'isLast', target: '#finished' },
              { target: 'asking', actions: ['goOn', 'nextQuestion'] },
            ],
          },
        },
      },
      finished: {
        id: 'finished',
        entry: 'endRound',
        on: {
          START: { target: 'playing', actions: { type: 'chooseSeed', params: ({ event }) => event } },
          BACK_TO_MENU: 'menu',
        },
      },
    },
  });
}
