import * as fc from 'fast-check';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { isSolved, markTiles, SIZES } from '../../../machines/times-tables/rules';
import { withCompletion } from '../../../machines/times-tables/stats';
import {
  eventSteps,
  fixedStep,
  type Invariants,
  itKeepsInvariantsOnRandomWalks,
  namedStep,
  waitSteps,
} from '../../helpers/random-walk';
import { type TimesTables, TODAY, timesTables } from './helpers/game';

const slot = fc.record({
  side: fc.constantFrom('row' as const, 'column' as const),
  index: fc.integer({ min: -1, max: 4 }),
});
const seed = fc.nat(1000);

itKeepsInvariantsOnRandomWalks({
  options: fc.record({
    seed: fc.nat(1_000_000),
    size: fc.constantFrom(...SIZES),
    time: fc.constantFrom(...TIME_SETTINGS),
  }),
  open: timesTables,
  steps: [
    ...waitSteps(4, 90_000),
    eventSteps(
      8,
      fc.record({
        type: fc.constant('FILL' as const),
        slot,
        factor: fc.option(fc.integer({ min: -1, max: 101 })),
      }),
    ),
    fixedStep(3, 'fill right', (game: TimesTables) => game.fillRight()),
    fixedStep(6, 'check', (game: TimesTables) => game.check()),
    eventSteps(2, fc.constant({ type: 'REFUSE' } as const)),
    eventSteps(3, fc.record({ type: fc.constant('PRESS_TILE' as const), tile: fc.integer({ min: -1, max: 17 }) })),
    eventSteps(1, fc.record({ type: fc.constant('NEW_PUZZLE' as const), seed })),
    eventSteps(1, fc.record({ type: fc.constant('CHOOSE_SIZE' as const), size: fc.constantFrom(...SIZES), seed })),
    eventSteps(1, fc.record({ type: fc.constant('CHOOSE_TIME' as const), time: fc.constantFrom(...TIME_SETTINGS) })),
    {
      weight: 1,
      arbitrary: fc.nat(300).map((seconds) =>
        namedStep(`elsewhere ${seconds}`, (game: TimesTables) => {
          const stats = withCompletion(game.context().stats, { size: 3, time: 'normal', seconds, today: TODAY });
          game.send({ type: 'STATS_ELSEWHERE', stats, otherTimes: game.context().otherTimes });
        }),
      ),
    },
  ],
  rules: rulesOf,
  back: [
    [(game) => game.send({ type: 'NEW_PUZZLE', seed: 1 }), 'idle'],
    [(game) => game.solve(), 'completed'],
  ],
});

function rulesOf(game: TimesTables): Invariants {
  const { puzzle, factors, seconds, checks, mistakes, opened, stats, settings, lastCheck } = game.context();
  const state = game.state();
  const all = [...factors.row, ...factors.column];
  const best = Math.min(...Object.values(stats.bestTimes));
  return {
    state: ['idle', 'playing', 'completed'].includes(state),
    size: puzzle.size === settings.size && puzzle.cells.length === settings.size ** 2,
    factors: all.length === 2 * settings.size && all.every((one) => one === null || (one >= 1 && one <= 99)),
    idle: state !== 'idle' || (all.every((one) => one === null) && seconds === 0),
    solved: (state === 'completed') === isSolved(puzzle),
    'a solution is one': state !== 'completed' || isSolved(markTiles(puzzle, factors)),
    'hints are true': markTiles(puzzle, factors).cells.every(
      ({ status }, position) =>
        puzzle.cells[position]?.status === 'default' || puzzle.cells[position]?.status === status,
    ),
    seconds: Number.isInteger(seconds) && seconds >= 0,
    mistakes: mistakes.length === puzzle.cells.length && mistakes.every((count) => count >= 0 && count <= checks),
    opened: opened === null || puzzle.cells[opened] !== undefined,
    check: lastCheck === null || state !== 'completed',
    stats: stats.streak === stats.gamesCompleted && (stats.bestTime ?? Number.POSITIVE_INFINITY) === best,
  };
}
