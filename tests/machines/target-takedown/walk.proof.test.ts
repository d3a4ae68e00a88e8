import * as fc from 'fast-check';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { sumNow } from '../../../machines/target-takedown/round';
import { kindOfRound, MODES } from '../../../machines/target-takedown/rules';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, step, waits } from '../../helpers/walk';
import { type Takedown, takedown } from './played';

const settings = { mode: fc.constantFrom(...MODES), time: fc.constantFrom(...TIME_SETTINGS) };

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000), startsAtOnce: fc.boolean() }),
  open: takedown,
  steps: [
    ...waits(8, 7000, 500, 1000, 5000, 10_000, 70_000),
    ...sessionSteps(fc.record(settings, { requiredKeys: [] }), 'classic.normal'),
    sent(
      6,
      fc.integer({ min: -1, max: 20 }).map((tile) => ({ type: 'ANSWER', answer: tile }) as const),
    ),
    step(1, 'clear', (game: Takedown) => game.clear()),
  ],
  rules: (game) => {
    const { round, settings: chosen } = game.context();
    const { mode } = chosen;
    const { board, score, hits, streak, lives, misses } = round;
    const state = game.state();
    const sum = sumNow(round);
    return {
      ...sessionRules(game, {
        menu: 'menu',
        playing: 'choosing|hit|missed',
        result: 'gameOver',
        round: mode === 'classic' ? 60 : null,
        question: mode === 'classic' ? 10 : 5,
        kindOfRound,
      }),
      chosen:
        new Set(round.chosen).size === round.chosen.length &&
        round.chosen.every((tile) => board.tiles[tile] !== undefined),
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
  back: [[(game) => game.send({ type: 'BACK_TO_MENU' }), 'menu']],
});
