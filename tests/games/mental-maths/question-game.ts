import * as fc from 'fast-check';
import { getRoundKind } from '../../../machines/mental-maths/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps, eventSteps } from '../../helpers/random-walk';
import { type MentalGame, mentalGame } from '../../machines/mental-maths/helpers/game';

export const questionGame: QuestionGame<MentalGame> = {
  play: mentalGame,
  getRoundKind,
  states: {
    menu: 'idle',
    asking: 'playing.asking',
    right: 'playing.feedback',
    wrong: 'playing.feedback',
    result: 'completed',
  },
  limits: { question: 12 },
  feedbackMs: { right: 1500, wrong: 1500 },
  lasts: 25,
  walk: {
    waitsMs: [1500, 12_000],
    maxSteps: 120,
    steps: [
      answerSteps(1, fc.integer({ min: -5, max: 200 })),
      eventSteps(1, fc.constant({ type: 'MESSAGE_OVER' } as const)),
    ],
    rules: (game) => {
      const { question, given, score, streak, cheer, log } = game.round();
      return {
        counted: score === log.filter(({ given: { verdict } }) => verdict === 'right').length,
        right: streak.longest <= score,
        log: log.length <= 25 && log.every((logged, index) => logged.question.number === index),
        question: question.number >= 0 && question.number <= 24,
        answered: log.length === question.number + (given === null ? 0 : 1),
        cheer: cheer === null || (cheer >= 0 && cheer < 12 && score > 0),
        'no cheer for mistakes': cheer === null || given === null || given.verdict === 'right',
      };
    },
  },
};
