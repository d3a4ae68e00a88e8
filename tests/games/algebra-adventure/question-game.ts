import * as fc from 'fast-check';
import { getRoundKind } from '../../../machines/algebra-adventure/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps } from '../../helpers/random-walk';
import { type AlgebraGame, algebraGame } from '../../machines/algebra-adventure/helpers/game';

export const questionGame: QuestionGame<AlgebraGame> = {
  play: algebraGame,
  getRoundKind,
  states: {
    menu: 'menu',
    asking: 'playing.asking',
    right: 'playing.feedback',
    wrong: 'playing.feedback',
    result: 'gameOver',
  },
  limits: { question: 30 },
  feedbackMs: { right: 2000, wrong: 2000 },
  lives: 3,
  walk: {
    waitsMs: [2000, 30_000],
    steps: [answerSteps(1, fc.integer({ min: -5, max: 200 }))],
    rules: (game) => {
      const { question, score, lives, streak, level, solved, mistakes } = game.round();
      const state = game.state();
      return {
        'score of nothing': solved > 0 || score === 0,
        lives: lives >= 0 && lives <= 3 && lives === 3 - mistakes.length,
        alive: lives > 0 || state !== 'playing.asking',
        solved: streak.longest <= solved,
        level: level >= 1 + Math.floor(streak.longest / 5) && level <= 1 + Math.floor(solved / 5),
        number: question.number <= solved + mistakes.length,
        mode: !state.startsWith('playing') || question.mode === game.context().settings.mode,
      };
    },
  },
};
