import type { QuizRound } from '../../machines/core/quiz-round';
import type { OpenOptions, PlayedGame, QuestionGame } from './question-game';

interface PlayedQuiz extends PlayedGame {
  readonly round: () => QuizRound<{ readonly number: number }, unknown>;
}

/** A timed quiz, as the tests of all question games play it. */
export const createQuizGameTests = (
  play: (options: OpenOptions) => PlayedQuiz,
  getRoundKind: (settings: never) => string,
): QuestionGame<PlayedQuiz> => ({
  play,
  getRoundKind,
  states: {
    menu: 'menu',
    asking: 'playing.asking',
    right: 'playing.feedback',
    wrong: 'playing.feedback',
    result: 'finished',
  },
  limits: { question: 60, round: 180 },
  feedbackMs: { right: 1500, wrong: 1500 },
  lasts: 10,
  walk: {
    waitsMs: [1500, 60_000],
    rules: (game) => {
      const { score, streak, entries, question, given } = game.round();
      return {
        counted: score === entries.filter((entry) => entry.given.verdict === 'right').length,
        right: streak.longest <= score,
        entries: entries.length <= 10 && entries.length === question.number + (given === null ? 0 : 1),
        question: question.number >= 0 && question.number < 10,
      };
    },
  },
});
