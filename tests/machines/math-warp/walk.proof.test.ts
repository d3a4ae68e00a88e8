import * as fc from 'fast-check';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, step, waits } from '../../helpers/walk';
import { type WarpGame, warpGame } from './helpers/warp';

const settings = { time: fc.constantFrom(...TIME_SETTINGS) };

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000), startsAtOnce: fc.boolean() }),
  open: warpGame,
  steps: [
    ...waits(7, 70_000),
    ...sessionSteps(fc.record(settings), 'normal'),
    step(4, 'to the open portal', (game: WarpGame) => game.toOpen()),
    sent(
      1,
      fc.integer({ min: -5, max: 250 }).map((answer) => ({ type: 'ANSWER', answer }) as const),
    ),
  ],
  maxSteps: 60,
  rules: (game) => {
    const { score, streak, lives, answers, right, question, tried, mistakes } = game.round();
    return {
      ...sessionRules(game, {
        menu: 'menu',
        playing: String.raw`playing\.(?:opening|open|closing|closed)`,
        result: 'gameOver',
        round: 60,
        kindOfRound: ({ time }) => time,
      }),
      fives: score % 5 === 0,
      right: streak.longest <= right,
      lives: lives >= 0 && lives <= 3 && lives === 3 - (answers - right),
      'no life is over': !game.state().startsWith('playing') || lives > 0,
      tried: tried.length <= 3 && tried.every((one) => question.choices.includes(one) && one !== question.answer),
      mistakes: mistakes.reduce((sum, { chosen }) => sum + chosen.length, 0) === answers - right,
    };
  },
  back: [[(game) => game.send({ type: 'BACK_TO_MENU' }), 'menu']],
});
