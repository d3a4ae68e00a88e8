import * as fc from 'fast-check';
import { getRoundKind } from '../../../machines/math-warp/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps, fixedStep } from '../../helpers/random-walk';
import { type WarpGame, warpGame } from '../../machines/math-warp/helpers/warp';

export const questionGame: QuestionGame<WarpGame> = {
  play: warpGame,
  getRoundKind,
  states: {
    menu: 'menu',
    lead: 'playing.opening',
    asking: 'playing.open',
    right: 'playing.closing',
    wrong: 'playing.closed',
    result: 'gameOver',
  },
  repeats: true,
  limits: { round: 60 },
  feedbackMs: { right: 1000, wrong: 1500 },
  lives: 3,
  ready: (game) => game.toOpen(),
  walk: {
    waitsMs: [],
    maxSteps: 60,
    steps: [
      fixedStep(4, 'to the open portal', (game) => game.toOpen()),
      answerSteps(1, fc.integer({ min: -5, max: 250 })),
    ],
    rules: (game) => {
      const { score, streak, lives, answers: count, right, question, tried, mistakes } = game.round();
      return {
        fives: score % 5 === 0,
        right: streak.longest <= right,
        lives: lives >= 0 && lives <= 3 && lives === 3 - (count - right),
        'no life is over': !game.state().startsWith('playing') || lives > 0,
        tried: tried.length <= 3 && tried.every((one) => question.choices.includes(one) && one !== question.answer),
        mistakes: mistakes.reduce((sum, { chosen }) => sum + chosen.length, 0) === count - right,
      };
    },
  },
};
