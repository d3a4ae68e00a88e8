/* Random walks: any event at any moment, also those that a screen would not offer, and any wait. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { checked, isSolved, SIZES } from '../../../machines/times-tables/rules';
import { withCompleted } from '../../../machines/times-tables/stats';
import { PATIENTLY, runs } from '../helpers/runs';
import { type TimesTables, TODAY, timesTables } from './played';

type Step = (game: TimesTables) => void;

const side = fc.constantFrom('row' as const, 'column' as const);
const step = (run: Step): fc.Arbitrary<Step> => fc.constant(run);
const steps = fc.array(
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .record({ side, index: fc.integer({ min: -1, max: 4 }), factor: fc.option(fc.integer({ min: -1, max: 101 })) })
        .map(
          ({ side: at, index, factor }): Step =>
            (game) =>
              game.fill(at, index, factor),
        ),
    },
    { weight: 3, arbitrary: step((game) => game.fillRight()) },
    { weight: 2, arbitrary: step((game) => game.send({ type: 'REFUSE' })) },
    { weight: 6, arbitrary: step((game) => game.check()) },
    {
      weight: 4,
      arbitrary: fc.integer({ min: 0, max: 90_000 }).map(
        (ms): Step =>
          (game) =>
            game.advance(ms),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.integer({ min: -1, max: 17 }).map(
        (tile): Step =>
          (game) =>
            game.send({ type: 'PRESS_TILE', tile }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.nat(1000).map(
        (seed): Step =>
          (game) =>
            game.send({ type: 'NEW_PUZZLE', seed }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.record({ size: fc.constantFrom(...SIZES), seed: fc.nat(1000) }).map(
        (chosen): Step =>
          (game) =>
            game.send({ type: 'CHOOSE_SIZE', ...chosen }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...TIME_SETTINGS).map(
        (time): Step =>
          (game) =>
            game.send({ type: 'CHOOSE_TIME', time }),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.nat(300).map(
        (seconds): Step =>
          (game) => {
            const stats = withCompleted(game.context().stats, { size: 3, seconds, today: TODAY });
            game.send({ type: 'STATS_ELSEWHERE', stats });
          },
      ),
    },
    { weight: 1, arbitrary: step((game) => game.clock.pause()) },
    { weight: 2, arbitrary: step((game) => game.clock.resume()) },
  ),
  { minLength: 5, maxLength: 80, size: 'max' },
);

const walks = fc.record({
  options: fc.record({
    seed: fc.nat(1_000_000),
    size: fc.constantFrom(...SIZES),
    time: fc.constantFrom(...TIME_SETTINGS),
  }),
  steps,
});

/** What is out of its range now, in words. */
function outOfRange(game: TimesTables): readonly string[] {
  const { puzzle, factors, seconds, checks, mistakes, opened, stats, settings, lastCheck } = game.context();
  const state = game.state();
  const all = [...factors.row, ...factors.column];
  const best = Math.min(...Object.values(stats.bestTimes));
  const holds = {
    state: ['idle', 'playing', 'completed'].includes(state),
    size: puzzle.size === settings.size && puzzle.cells.length === settings.size ** 2,
    factors: all.length === 2 * settings.size && all.every((one) => one === null || (one >= 1 && one <= 99)),
    idle: state !== 'idle' || (all.every((one) => one === null) && seconds === 0),
    solved: (state === 'completed') === isSolved(puzzle),
    'a solution is one': state !== 'completed' || isSolved(checked(puzzle, factors)),
    'hints are true': checked(puzzle, factors).cells.every(
      ({ status }, place) => puzzle.cells[place]?.status === 'default' || puzzle.cells[place]?.status === status,
    ),
    seconds: Number.isInteger(seconds) && seconds >= 0,
    mistakes: mistakes.length === puzzle.cells.length && mistakes.every((count) => count >= 0 && count <= checks),
    opened: opened === null || puzzle.cells[opened] !== undefined,
    check: lastCheck === null || state !== 'completed',
    stats: stats.streak === stats.gamesCompleted && (stats.bestTime ?? Number.POSITIVE_INFINITY) === best,
  };
  return Object.entries(holds).flatMap(([name, isTrue]) => (isTrue ? [] : [`${name} in ${state}`]));
}

describe('a random walk through the game', () => {
  it('always ends in a named state with every figure in its range, and can always be dealt anew', PATIENTLY, () => {
    fc.assert(
      fc.property(walks, ({ options, steps: walked }) => {
        const game = timesTables(options);
        const broken: string[] = [];
        game.game.subscribe(() => broken.push(...outOfRange(game)));
        for (const step of walked) step(game);
        game.send({ type: 'NEW_PUZZLE', seed: 1 });
        expect([broken, game.state()]).toEqual([[], 'idle']);
        game.solve();
        expect([broken, game.state()]).toEqual([[], 'completed']);
      }),
      runs(400),
    );
  });
});
