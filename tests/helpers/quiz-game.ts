import * as fc from 'fast-check';
import type { QuizRound } from '../../machines/core/quiz-round';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import type { HowToOpen, Played, QuestionGame } from './question-game';

interface PlayedQuiz extends Played {
  readonly round: () => QuizRound<{ readonly number: number }, unknown>;
}

/** A timed quiz, as the tests of all games of questions play it; `chosen` are settings that are not its first ones. */
export const quizOf = <Settings extends object>(
  play: (options: HowToOpen) => PlayedQuiz,
  kindOfRound: (settings: Settings) => string,
  chosen: Settings,
): QuestionGame<PlayedQuiz> => ({
  play,
  isTimed: true,
  kindOfRound,
  chosen,
  states: {
    menu: 'menu',
    asking: 'playing.asking',
    right: 'playing.feedback',
    wrong: 'playing.feedback',
    result: 'finished',
  },
  limits: { question: 60, round: 180 },
  shownMs: { right: 1500, wrong: 1500 },
  lasts: 10,
  walk: {
    settings: { difficulty: fc.constantFrom('easy', 'medium', 'hard'), time: fc.constantFrom(...TIME_SETTINGS) },
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
