import * as fc from 'fast-check';
import { getRoundKind } from '../../../machines/math-facts/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps, eventSteps } from '../../helpers/random-walk';
import { type RaceGame, raceGame } from '../../machines/math-facts/helpers/game';

export const questionGame: QuestionGame<RaceGame> = {
  play: raceGame,
  getRoundKind,
  states: { menu: 'menu', asking: 'racing.asking', right: null, wrong: 'racing.waiting', result: 'done' },
  limits: { round: 60 },
  feedbackMs: { right: 0, wrong: 0 },
  walk: {
    waitsMs: [1000, 2000],
    steps: [
      answerSteps(1, fc.integer({ min: -5, max: 200 })),
      eventSteps(1, fc.constant({ type: 'MESSAGE_OVER' } as const)),
    ],
    rules: (game) => {
      const { question, score, streak, right, history, message } = game.round();
      const state = game.state();
      const isRacing = state.startsWith('racing');
      return {
        // Without mistakes, n right answers score n x 10 + 2 x (0 + 1 + ... + n - 1) points.
        worth: score >= 10 * right && score <= right * (9 + right),
        right: streak.longest <= right,
        history: right === history.filter(({ isCorrect }) => isCorrect).length,
        judged: history.every(
          ({ question: { answer }, userAnswer, isCorrect }) => isCorrect === (answer === userAnswer),
        ),
        numbers: history.every(({ question: { number } }, index) => number === index),
        number: !isRacing || question.number === history.length - (state === 'racing.waiting' ? 1 : 0),
        waits: state !== 'racing.waiting' || (message?.kind === 'wrong' && game.context().settings.time !== 'normal'),
        quiet: isRacing || message === null,
      };
    },
  },
};
