import * as fc from 'fast-check';
import { getCountSteps } from '../../../machines/shape-match/round';
import { CATEGORIES, difficultyAfter, getRoundKind, SHAPE_IDS } from '../../../machines/shape-match/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps } from '../../helpers/random-walk';
import { type ShapeGame, shapeGame } from '../../machines/shape-match/helpers/game';

export const questionGame: QuestionGame<ShapeGame> = {
  play: shapeGame,
  getRoundKind,
  resetSettings: { difficulty: 'easy' },
  states: {
    menu: 'menu',
    asking: 'unanswered',
    right: 'answered.counting',
    wrong: 'answered.counting',
    result: 'finished',
    others: ['answered.counted'],
  },
  limits: {},
  feedbackMs: { right: 0, wrong: 0 },
  walk: {
    waitsMs: [180, 900],
    maxSteps: 100,
    steps: [answerSteps(2, fc.constantFrom(...SHAPE_IDS, ...CATEGORIES, 0, 3, 4, -1, 99))],
    rules: (game) => {
      const { question, given, counted, score, streak, answers: count, difficulty, mistakes, history } = game.round();
      const state = game.state();
      return {
        counted: score === count - mistakes.length,
        right: streak.longest <= score,
        difficulty: state === 'menu' || difficulty === difficultyAfter(game.context().settings.difficulty, count),
        question: question.number === count - (given === null ? 0 : 1),
        steps: counted >= 0 && counted <= getCountSteps(question).length,
        'no steps': given !== null || counted === 0,
        'all steps': state !== 'answered.counted' || counted === getCountSteps(question).length,
        history: history.length >= 1 && history.length <= 25,
      };
    },
  },
};
