import * as fc from 'fast-check';
import { getRoundKind } from '../../../machines/fraction-basics/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps } from '../../helpers/random-walk';
import { type FractionGame, fractionGame, typedFraction } from '../../machines/fraction-basics/helpers/game';

export const questionGame: QuestionGame<FractionGame> = {
  play: fractionGame,
  getRoundKind,
  states: {
    menu: 'menu',
    asking: 'question',
    right: 'answered.cutting',
    wrong: 'answered.cutting',
    result: 'finished',
    others: ['answered.laying', 'answered.measuring', 'answered.shown'],
  },
  limits: {},
  feedbackMs: { right: 0, wrong: 0 },
  isChosenInRounds: true,
  walk: {
    waitsMs: [80, 300, 400],
    maxSteps: 100,
    steps: [
      answerSteps(
        2,
        fc
          .tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 1, max: 100 }))
          .map(([over, under]) => typedFraction(over, under)),
      ),
    ],
    rules: (game) => {
      const { question, given, score, streak, answers: count, mistakes } = game.round();
      const { type } = game.context().settings;
      return {
        counted: score === count - mistakes.length,
        right: streak.longest <= score,
        question: question.number === count - (given === null ? 0 : 1),
        type: game.state() === 'menu' || type === 'all' || question.type === type,
      };
    },
  },
};
