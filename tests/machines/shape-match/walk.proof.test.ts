import * as fc from 'fast-check';
import { countSteps } from '../../../machines/shape-match/round';
import { CATEGORIES, DIFFICULTIES, difficultyAfter, kindOfRound, SHAPE_IDS } from '../../../machines/shape-match/rules';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, waits } from '../../helpers/walk';
import { shapeGame } from './helpers/game';

const settings = { difficulty: fc.constantFrom(...DIFFICULTIES) };

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000) }),
  open: shapeGame,
  steps: [
    ...waits(6, 3000, 180, 900),
    ...sessionSteps(fc.constant({}), 'easy'),
    sent(
      2,
      fc
        .constantFrom(...SHAPE_IDS, ...CATEGORIES, 0, 3, 4, -1, 99)
        .map((answer) => ({ type: 'ANSWER', answer }) as const),
    ),
  ],
  maxSteps: 100,
  rules: (game) => {
    const { question, given, counted, score, streak, answers, difficulty, mistakes, history } = game.round();
    const state = game.state();
    const isOver = ['finished', 'menu'].includes(state);
    return {
      ...sessionRules(game, {
        menu: 'menu',
        playing: String.raw`unanswered|answered\.(?:counting|counted)`,
        result: 'finished',
        kindOfRound,
      }),
      counted: score === answers - mistakes.length,
      right: streak.longest <= score,
      difficulty: state === 'menu' || difficulty === difficultyAfter(game.context().settings.difficulty, answers),
      question: question.number === answers - (given === null ? 0 : 1),
      given: isOver || (given !== null) === state.startsWith('answered'),
      steps: counted >= 0 && counted <= countSteps(question).length,
      'no steps': given !== null || counted === 0,
      'all steps': state !== 'answered.counted' || counted === countSteps(question).length,
      history: history.length >= 1 && history.length <= 25,
    };
  },
  back: [
    [(game) => game.send({ type: 'RESET', seed: 5 }), 'unanswered'],
    [(game) => game.send({ type: 'END_ROUND' }), 'finished'],
  ],
});
