import * as fc from 'fast-check';
import { sumChosenTiles } from '../../../machines/target-takedown/round';
import { getRoundKind } from '../../../machines/target-takedown/rules';
import type { QuestionGame } from '../../helpers/question-game';
import { answerSteps, fixedStep } from '../../helpers/random-walk';
import { type Takedown, takedown } from '../../machines/target-takedown/helpers/game';

export const questionGame: QuestionGame<Takedown> = {
  play: takedown,
  getRoundKind,
  states: { menu: 'menu', asking: 'choosing', right: 'hit', wrong: 'missed', result: 'gameOver' },
  saysNothingOfTimeouts: true,
  limits: { question: 10, round: 60 },
  feedbackMs: { right: 500, wrong: 1000 },
  walk: {
    waitsMs: [500, 1000, 5000, 10_000],
    limits: (game) => (game.context().settings.mode === 'classic' ? { question: 10, round: 60 } : { question: 5 }),
    steps: [answerSteps(6, fc.integer({ min: -1, max: 20 })), fixedStep(1, 'clear', (game) => game.clear())],
    rules: (game) => {
      const { board, chosen, score, hits, streak, lives, misses } = game.round();
      const state = game.state();
      const sum = sumChosenTiles(game.round());
      return {
        chosen: new Set(chosen).size === chosen.length && chosen.every((tile) => board.tiles[tile] !== undefined),
        sum: state !== 'choosing' || sum < board.target,
        hit: state !== 'hit' || sum === board.target,
        worth: score >= hits * 20,
        hits: streak.longest <= hits,
        lives: lives === null || (lives >= 0 && lives <= 3 && lives === 3 - game.missed()),
        'last life': lives !== 0 || ['missed', 'gameOver', 'menu'].includes(state),
        difficulty: board.difficulty >= 1 && board.difficulty <= 30,
        misses: misses.length === Math.min(4, game.missed()),
        number: board.number === hits + game.missed() || state !== 'choosing',
      };
    },
  },
};
