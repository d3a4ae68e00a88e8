import * as fc from 'fast-check';
import { DIFFICULTIES, kindOfRound, MODES } from '../../../machines/algebra-adventure/rules';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, waits } from '../../helpers/walk';
import { algebraGame } from './helpers/game';

const settings = {
  mode: fc.constantFrom(...MODES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  time: fc.constantFrom(...TIME_SETTINGS),
};

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000), startsAtOnce: fc.boolean() }),
  open: algebraGame,
  steps: [
    ...waits(6, 70_000, 2000, 30_000),
    ...sessionSteps(fc.record(settings), 'findX.easy.normal'),
    sent(
      1,
      fc.integer({ min: -5, max: 200 }).map((answer) => ({ type: 'ANSWER', answer }) as const),
    ),
  ],
  rules: (game) => {
    const { question, given, score, lives, streak, level, solved, mistakes } = game.round();
    const state = game.state();
    const isPlaying = state.startsWith('playing');
    return {
      ...sessionRules(game, {
        menu: 'menu',
        playing: String.raw`playing\.(?:asking|feedback)`,
        result: 'gameOver',
        question: 30,
        kindOfRound,
      }),
      'score of nothing': solved > 0 || score === 0,
      lives: lives >= 0 && lives <= 3 && lives === 3 - mistakes.length,
      alive: lives > 0 || state !== 'playing.asking',
      solved: streak.longest <= solved,
      level: level >= 1 + Math.floor(streak.longest / 5) && level <= 1 + Math.floor(solved / 5),
      given: !isPlaying || (given !== null) === (state === 'playing.feedback'),
      number: question.number <= solved + mistakes.length,
      mode: !isPlaying || question.mode === game.context().settings.mode,
    };
  },
  back: [[(game) => game.send({ type: 'BACK_TO_MENU' }), 'menu']],
});
