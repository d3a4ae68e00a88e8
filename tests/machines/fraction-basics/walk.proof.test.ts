import * as fc from 'fast-check';
import { kindOfRound, ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { itKeepsItsRulesOnAnyWalk, sent, sessionRules, sessionSteps, waits } from '../../helpers/walk';
import { fractionGame, typedFraction } from './helpers/game';

const settings = { type: fc.constantFrom(...ROUND_TYPES) };

itKeepsItsRulesOnAnyWalk({
  options: fc.record({ ...settings, seed: fc.nat(1_000_000) }),
  open: fractionGame,
  steps: [
    ...waits(6, 3000, 80, 300, 400),
    ...sessionSteps(fc.record(settings), 'all'),
    sent(
      2,
      fc
        .tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 1, max: 100 }))
        .map(([over, under]) => ({ type: 'ANSWER', answer: typedFraction(over, under) }) as const),
    ),
  ],
  maxSteps: 100,
  rules: (game) => {
    const { question, given, score, streak, answers, mistakes } = game.round();
    const { type } = game.context().settings;
    const state = game.state();
    const isMenu = state === 'menu';
    return {
      ...sessionRules(game, {
        menu: 'menu',
        playing: String.raw`question|answered\.(?:cutting|laying|measuring|shown)`,
        result: 'finished',
        kindOfRound,
      }),
      counted: score === answers - mistakes.length,
      right: streak.longest <= score,
      question: question.number === answers - (given === null ? 0 : 1),
      type: isMenu || type === 'all' || question.type === type,
      given: isMenu || state === 'finished' || (given !== null) === state.startsWith('answered'),
    };
  },
  back: [
    [(game) => game.send({ type: 'RESET', seed: 5 }), 'question'],
    [(game) => game.send({ type: 'END_ROUND' }), 'finished'],
  ],
});
