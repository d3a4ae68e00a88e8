import * as fc from 'fast-check';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { DIFFICULTIES, kindOfRound, MODES } from '../../../machines/math-facts/rules';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, waits } from '../../helpers/walk';
import { raceGame } from './helpers/game';

const settings = {
  mode: fc.constantFrom(...MODES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  time: fc.constantFrom(...TIME_SETTINGS),
};

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000), startsAtOnce: fc.boolean() }),
  open: raceGame,
  steps: [
    ...waits(5, 70_000, 1000, 2000),
    ...sessionSteps(fc.record(settings), 'addition.easy.normal'),
    sent(
      1,
      fc.integer({ min: -5, max: 200 }).map((answer) => ({ type: 'ANSWER', answer }) as const),
    ),
    sent(1, fc.constant({ type: 'MESSAGE_OVER' } as const)),
  ],
  rules: (game) => {
    const { question, score, streak, right, history, message } = game.round();
    const state = game.state();
    const isRacing = state.startsWith('racing');
    return {
      ...sessionRules(game, {
        menu: 'menu',
        playing: String.raw`racing\.(?:asking|waiting)`,
        result: 'done',
        round: 60,
        kindOfRound,
      }),
      // Without a single mistake n right answers are worth n x 10 + 2 x (0 + 1 + ... + n - 1).
      worth: score >= 10 * right && score <= right * (9 + right),
      right: streak.longest <= right,
      history: right === history.filter(({ isCorrect }) => isCorrect).length,
      judged: history.every(({ question: { answer }, userAnswer, isCorrect }) => isCorrect === (answer === userAnswer)),
      numbers: history.every(({ question: { number } }, index) => number === index),
      number: !isRacing || question.number === history.length - (state === 'racing.waiting' ? 1 : 0),
      waits: state !== 'racing.waiting' || (message?.kind === 'wrong' && game.context().settings.time !== 'normal'),
      quiet: isRacing || message === null,
    };
  },
  back: [[(game) => game.send({ type: 'BACK_TO_MENU' }), 'menu']],
});
