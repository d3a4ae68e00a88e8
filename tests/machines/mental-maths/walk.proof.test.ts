import * as fc from 'fast-check';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { kindOfRound } from '../../../machines/mental-maths/rules';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, waits } from '../../helpers/walk';
import { mentalGame } from './helpers/game';

const settings = { time: fc.constantFrom(...TIME_SETTINGS) };

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000), startsAtOnce: fc.boolean() }),
  open: mentalGame,
  steps: [
    ...waits(8, 30_000, 1500, 12_000),
    ...sessionSteps(fc.record(settings), 'normal'),
    sent(
      1,
      fc.integer({ min: -5, max: 200 }).map((answer) => ({ type: 'ANSWER', answer }) as const),
    ),
    sent(1, fc.constant({ type: 'MESSAGE_OVER' } as const)),
  ],
  maxSteps: 120,
  rules: (game) => {
    const { question, given, score, streak, cheer, log } = game.round();
    const state = game.state();
    const isPlaying = state.startsWith('playing');
    return {
      ...sessionRules(game, {
        menu: 'idle',
        playing: String.raw`playing\.(?:asking|feedback)`,
        result: 'completed',
        question: 12,
        kindOfRound,
      }),
      counted: score === log.filter(({ given: { verdict } }) => verdict === 'right').length,
      right: streak.longest <= score,
      log: log.length <= 25 && log.every((logged, index) => logged.question.number === index),
      question: question.number >= 0 && question.number <= 24,
      answered: log.length === question.number + (given === null ? 0 : 1),
      given: !isPlaying || (given !== null) === (state === 'playing.feedback'),
      cheer: cheer === null || (cheer >= 0 && cheer < 12 && score > 0),
      'no cheer for mistakes': cheer === null || given === null || given.verdict === 'right',
    };
  },
  back: [[(game) => game.send({ type: 'BACK_TO_MENU' }), 'idle']],
});
