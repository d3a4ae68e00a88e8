/* A check as a value: the questions, what was given to each and when, and what is typed now. */
import { type Answered, type Asked, type Turn, turn } from '../core/events';
import { type AnswerWay, practisedSum } from '../learning/practised';
import { formOf, type Question, warmUpOf } from './form';

/** What became of a question. */
export type Given =
  | { readonly verdict: 'right' | 'wrong'; readonly answer: number }
  | { readonly verdict: 'timeout'; readonly answer: null };

/** A question of the check that is over. */
export interface Entry {
  readonly question: Question;
  readonly given: Given;
  /** From the beginning of its clock to its answer, or to its end. */
  readonly ms: number;
}

/** What happens in a check. */
export type CheckEvent =
  | Asked<Question>
  | ({ readonly type: 'correct' | 'incorrect' | 'timedOut' } & Entry)
  | Answered
  /** Two seconds are left, and the player wants to hear it. */
  | { readonly type: 'timeAlert' };

/** A check as it stands. */
export interface Round {
  /** What is asked, or was asked last; before the first question, what comes. */
  readonly question: Question;
  /** What is typed and not given yet, and in which way it came. */
  readonly typed: string;
  readonly way: AnswerWay;
  readonly entries: readonly Entry[];
  /** Right answers. */
  readonly score: number;
  /** `ready`: the warm-up is over, and the check waits for its player. */
  readonly part: 'warmUp' | 'ready' | 'check';
  /** How many questions of this part were asked. */
  readonly asked: number;
  /** How often its clock was stopped. */
  readonly pauses: number;
}

/** A check before its warm-up. */
export function newRound(seed: number): Round {
  const [question] = warmUpOf(seed);
  if (question === undefined) throw new Error('A check has questions to warm up.');
  return { question, typed: '', way: 'typed', entries: [], score: 0, part: 'warmUp', asked: 0, pauses: 0 };
}

/** The question that comes next in this part of a check; undefined where none does. */
export const nextQuestion = ({ part, asked }: Round, seed: number): Question | undefined =>
  (part === 'warmUp' ? warmUpOf(seed) : formOf(seed))[asked];

/** The check at its next question. */
export function withNextQuestion(round: Round, seed: number): Turn<Round, CheckEvent> {
  const question = nextQuestion(round, seed);
  if (question === undefined) return turn(round);
  return turn({ ...round, question, typed: '', way: 'typed', asked: round.asked + 1 }, { type: 'asked', question });
}

const givenTo = ({ answer }: Question, typed: string): Given => {
  if (typed === '') return { verdict: 'timeout', answer: null };
  return { verdict: Number(typed) === answer ? 'right' : 'wrong', answer: Number(typed) };
};

const EVENTS = { right: 'correct', wrong: 'incorrect', timeout: 'timedOut' } as const;

/**
 * The check after a question is over, which was open for so long: what is typed is its answer. What warms up is not counted.
 * `saysThinking` is false where that time is not to be remembered.
 */
export function withGiven(round: Round, ms: number, saysThinking: boolean): Turn<Round, CheckEvent> {
  const { question, typed, way, entries, score } = round;
  if (question.part === 'warmUp') return turn({ ...round, typed: '' });
  const entry: Entry = { question, given: givenTo(question, typed), ms };
  const { verdict } = entry.given;
  return turn<Round, CheckEvent>(
    { ...round, typed: '', entries: [...entries, entry], score: score + (verdict === 'right' ? 1 : 0) },
    { type: EVENTS[verdict], ...entry },
    { type: 'answered', practised: practisedSum(question, way), verdict, ms: saysThinking ? ms : null },
  );
}

/** The warm-up is over. */
export const ready = (round: Round): Round => ({ ...round, part: 'ready', asked: 0, typed: '' });
/** The check begins. */
export const begun = (round: Round): Round => ({ ...round, part: 'check', asked: 0 });
