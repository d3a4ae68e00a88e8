/* A check as a plain value: the questions, each answer with its time, and the text typed so far. */
import { createRoundUpdate, type QuestionAnswered, type QuestionAsked, type RoundUpdate } from '../core/events';
import { type AnswerMethod, practisedSumSkill } from '../learning/practised-skill';
import { createCheckQuestions, createWarmUpQuestions, type Question } from './check-questions';

export type GivenAnswer =
  | { readonly verdict: 'right' | 'wrong'; readonly answer: number }
  | { readonly verdict: 'timeout'; readonly answer: null };

/** A finished question in the check. */
export interface Entry {
  readonly question: Question;
  readonly given: GivenAnswer;
  /** From the start of the question's clock to the answer or the time limit, in milliseconds. */
  readonly ms: number;
}

export type CheckEvent =
  | QuestionAsked<Question>
  | ({ readonly type: 'correct' | 'incorrect' | 'timedOut' } & Entry)
  | QuestionAnswered
  /** Two seconds are left, and the player asked for a sound. */
  | { readonly type: 'timeAlert' };

export interface Round {
  /** The current or last question; before the first question, the one that will be asked. */
  readonly question: Question;
  /** The text typed but not submitted yet, and how it was entered. */
  readonly typed: string;
  readonly way: AnswerMethod;
  readonly entries: readonly Entry[];
  /** The number of correct answers. */
  readonly score: number;
  /** `ready`: the warm-up is over, and the check waits for the player. */
  readonly part: 'warmUp' | 'ready' | 'check';
  /** The number of questions asked in this part. */
  readonly asked: number;
  readonly pauses: number;
}

/** A check before its warm-up. */
export function newRound(seed: number): Round {
  const [question] = createWarmUpQuestions(seed);
  if (question === undefined) throw new Error('A check has questions to warm up.');
  return { question, typed: '', way: 'typed', entries: [], score: 0, part: 'warmUp', asked: 0, pauses: 0 };
}

/** The next question in this part of the check; undefined after the last. */
export const nextQuestion = ({ part, asked }: Round, seed: number): Question | undefined =>
  (part === 'warmUp' ? createWarmUpQuestions(seed) : createCheckQuestions(seed))[asked];

export function withNextQuestion(round: Round, seed: number): RoundUpdate<Round, CheckEvent> {
  const question = nextQuestion(round, seed);
  if (question === undefined) return createRoundUpdate(round);
  return createRoundUpdate(
    { ...round, question, typed: '', way: 'typed', asked: round.asked + 1 },
    { type: 'asked', question },
  );
}

const givenTo = ({ answer }: Question, typed: string): GivenAnswer => {
  if (typed === '') return { verdict: 'timeout', answer: null };
  return { verdict: Number(typed) === answer ? 'right' : 'wrong', answer: Number(typed) };
};

const EVENTS = { right: 'correct', wrong: 'incorrect', timeout: 'timedOut' } as const;

/**
 * The check after a question that was open for `ms`. Whatever has been typed is the answer. Warm-up questions do not
 * count. `saysThinking` is false if the time does not show how long the player thought.
 */
export function withTypedAnswer(round: Round, ms: number, saysThinking: boolean): RoundUpdate<Round, CheckEvent> {
  const { question, typed, way, entries, score } = round;
  if (question.part === 'warmUp') return createRoundUpdate({ ...round, typed: '' });
  const entry: Entry = { question, given: givenTo(question, typed), ms };
  const { verdict } = entry.given;
  return createRoundUpdate<Round, CheckEvent>(
    { ...round, typed: '', entries: [...entries, entry], score: score + (verdict === 'right' ? 1 : 0) },
    { type: EVENTS[verdict], ...entry },
    { type: 'answered', practisedSkill: practisedSumSkill(question, way), verdict, ms: saysThinking ? ms : null },
  );
}

export const finishWarmUp = (round: Round): Round => ({ ...round, part: 'ready', asked: 0, typed: '' });
export const startCheck = (round: Round): Round => ({ ...round, part: 'check', asked: 0 });
