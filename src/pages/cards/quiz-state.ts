/* A quiz: one question after another, and which of them a class missed. It knows cards, but no children. */
import type { LetteredQuestion } from '../../play/paper/lettered';
import {
  answersOf,
  countVotes,
  type HeldCard,
  LETTERS,
  type Letter,
  NO_VOTES,
  type Votes,
} from '../../vision/answer-cards';

export const QUIZ_COUNTS = [5, 10, 15, 20] as const;

/** A quiz can have as many questions of each game. */
export const quizCounts = (): readonly number[] => QUIZ_COUNTS;

export interface QuizState {
  /** The index of the current question; the number of questions once the quiz is over. */
  readonly index: number;
  readonly isShown: boolean;
  readonly votes: Votes;
  /** How many cards showed each letter, for each question whose answers have been shown. */
  readonly counts: readonly LetterCounts[];
}

export type LetterCounts = Readonly<Record<Letter, number>>;

export type QuizEvent =
  | { readonly type: 'SEE'; readonly held: readonly HeldCard[] }
  | { readonly type: 'SHOW' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'AGAIN' };

export const NEW_QUIZ: QuizState = { index: 0, isShown: false, votes: NO_VOTES, counts: [] };

/** Cards that are seen count until the answers are shown. */
export function advanceQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'SEE':
      return state.isShown || event.held.length === 0
        ? state
        : { ...state, votes: countVotes(state.votes, event.held) };
    case 'SHOW':
      return state.isShown ? state : { ...state, isShown: true, counts: [...state.counts, countLetters(state.votes)] };
    case 'NEXT':
      return state.isShown ? { ...state, index: state.index + 1, isShown: false, votes: NO_VOTES } : state;
    case 'AGAIN':
      return NEW_QUIZ;
  }
}

export function countLetters(votes: Votes): LetterCounts {
  const letters = answersOf(votes).map(([, letter]) => letter);
  const count = (letter: Letter): number => letters.filter((one) => one === letter).length;
  return { A: count('A'), B: count('B'), C: count('C'), D: count('D') };
}

export const totalOf = (counts: LetterCounts): number => LETTERS.reduce((sum, letter) => sum + counts[letter], 0);

/** The wrong letter that was shown most often; null if every card was right. */
export function findCommonMistake({ choices, right }: LetteredQuestion, counts: LetterCounts): Letter | null {
  const wrong = LETTERS.slice(0, choices.length).filter((letter, index) => index !== right && counts[letter] > 0);
  return wrong.sort((one, other) => counts[other] - counts[one])[0] ?? null;
}

export interface Missed {
  readonly question: LetteredQuestion;
  readonly missed: number;
  readonly of: number;
}

const TOP = 3;

/** The questions that the most cards missed, in order; none that every card had right. */
export const topMissed = (questions: readonly LetteredQuestion[], counts: readonly LetterCounts[]): readonly Missed[] =>
  counts
    .flatMap((count, index) => {
      const question = questions[index];
      if (question === undefined) return [];
      const of = totalOf(count);
      return [{ question, missed: of - count[LETTERS[question.right] ?? 'A'], of }];
    })
    .filter(({ missed }) => missed > 0)
    .sort((one, other) => other.missed - one.missed)
    .slice(0, TOP);
