/* A round of any game can be interrupted at any time and replayed to exactly the same state. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { SIZES } from '../../machines/times-tables/rules';
import { GAMES } from '../../src/catalogue';
import { propertyRuns, SLOW_TEST } from '../helpers/property-runs';
import { type PlayedGame, QUESTION_GAMES } from '../helpers/question-game';
import { eventSteps, fixedStep, type Step, sessionSteps, type WeightedStep, waitSteps } from '../helpers/random-walk';
import { currentMix, idleSteps, type ReplayableGame, recordRound } from '../helpers/unfinished-rounds';
import { heroGame } from './arithmetic-hero/helpers/game';
import { createSavedProgress } from './arithmetic-hero/helpers/saved';
import { walks as heroWalks } from './arithmetic-hero/helpers/walk';
import { check } from './tables-check/helpers/check';
import { timesTables } from './times-tables/helpers/game';

const RUNS = 60;

interface Walk<Options, Game> {
  readonly options: fc.Arbitrary<Options>;
  readonly open: (options: Options) => Game;
  readonly steps: readonly WeightedStep<Game>[];
  readonly input: object;
  readonly reached: (game: Game) => Readonly<Record<string, unknown>>;
  readonly isInRound: (game: Game) => boolean;
}

/** Runs walks through a game, and counts those that were interrupted in a round after something had happened. */
function cutOn<Options, Game extends ReplayableGame>(
  walk: Walk<Options, Game>,
  walks: fc.Arbitrary<Taken<Options, Game>>,
): number {
  let cuts = 0;
  fc.assert(
    fc.property(walks, ({ opened, taken }) => {
      const game = walk.open(opened);
      const { log, again } = recordRound(game, { input: walk.input, reached: () => walk.reached(game) });
      for (const { run } of taken) run(game);
      if (!walk.isInRound(game) || !log.isBegun) return;
      cuts += 1;
      const { isThere, standings } = again();
      expect([isThere, ...standings]).toEqual([true, true, true, true]);
    }),
    propertyRuns(RUNS),
  );
  return cuts;
}

interface Taken<Options, Game> {
  readonly opened: Options;
  readonly taken: readonly Pick<Step<Game>, 'run'>[];
}

const taken = <Options, Game extends ReplayableGame>({
  options,
  steps,
}: Walk<Options, Game>): fc.Arbitrary<Taken<Options, Game>> =>
  fc.record({
    opened: options,
    taken: fc.array(fc.oneof(...steps, idleSteps), { minLength: 5, maxLength: 60, size: 'max' }),
  });

const seed = fc.nat(1000);

const TRIED = ['arithmetic-hero', 'tables-check', 'times-tables', ...QUESTION_GAMES.map(({ id }) => id)];

it('Every game is tested here', () => {
  expect(TRIED.toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
});

describe('An interrupted round is replayed to the same state', () => {
  it.each(QUESTION_GAMES)('$id', SLOW_TEST, ({ game: rules }) => {
    const walk: Walk<object, PlayedGame> = {
      options: fc.record({ ...rules.settings, seed, startsAtOnce: fc.boolean() }),
      open: (options) => rules.play(options),
      steps: [
        ...waitSteps(6, 20_000, ...rules.walk.waitsMs),
        ...sessionSteps<object>(fc.record(rules.settings, { requiredKeys: [] }), 'all').filter(
          ({ weight }) => weight > 1,
        ),
        ...(rules.walk.steps ?? []),
        fixedStep(2, 'wait for me', (game) => game.send({ type: 'WAIT' } as never)),
        fixedStep(1, 'mixed', (game) => game.send({ type: 'START', seed: 5, mix: currentMix() })),
        fixedStep(1, 'mixed anew', (game) => game.send({ type: 'RESET', seed: 6, mix: currentMix() })),
        fixedStep(1, 'practise', (game) => game.send({ type: 'PRACTISE' })),
      ],
      input: {},
      reached: (game) => ({ bests: game.context().bests }),
      isInRound: (game) => ![rules.states.menu, rules.states.result].includes(game.state()),
    };
    expect(cutOn(walk, taken(walk))).toBeGreaterThan(RUNS / 4);
  });

  it('times-tables', SLOW_TEST, () => {
    const factor = fc.option(fc.integer({ min: 1, max: 12 }));
    const slot = fc.record({ side: fc.constantFrom('row' as const, 'column' as const), index: fc.nat(3) });
    const walk: Walk<Parameters<typeof timesTables>[0], ReturnType<typeof timesTables>> = {
      options: fc.record({ seed, size: fc.constantFrom(...SIZES), time: fc.constantFrom(...TIME_SETTINGS) }),
      open: timesTables,
      steps: [
        ...waitSteps(4, 20_000),
        eventSteps(8, fc.record({ type: fc.constant('FILL' as const), slot, factor })),
        eventSteps(3, fc.record({ type: fc.constant('PRESS_TILE' as const), tile: fc.nat(8) })),
        fixedStep(3, 'check', (game) => game.check()),
        fixedStep(1, 'solve', (game) => game.solve()),
        fixedStep(1, 'new', (game) => game.send({ type: 'NEW_PUZZLE', seed: 7, mix: currentMix() })),
        eventSteps(1, fc.record({ type: fc.constant('CHOOSE_SIZE' as const), size: fc.constantFrom(...SIZES), seed })),
        eventSteps(
          1,
          fc.record({ type: fc.constant('CHOOSE_TIME' as const), time: fc.constantFrom(...TIME_SETTINGS) }),
        ),
      ],
      input: {},
      reached: (game) => ({ stats: game.context().stats, otherTimes: game.context().otherTimes }),
      isInRound: (game) => game.state() === 'playing',
    };
    expect(cutOn(walk, taken(walk))).toBeGreaterThan(RUNS / 4);
  });

  it('tables-check', SLOW_TEST, () => {
    const walk: Walk<Parameters<typeof check>[0], ReturnType<typeof check>> = {
      options: fc.record({
        seed,
        next: fc.constantFrom('on', 'off'),
        time: fc.constantFrom(...TIME_SETTINGS),
        startsAtOnce: fc.boolean(),
      }),
      open: check,
      steps: [
        ...waitSteps(4, 9000, 3000, 6000),
        fixedStep(6, 'right', (game) => game.answer(game.right())),
        fixedStep(2, 'typed', (game) => game.type('1')),
        eventSteps(
          2,
          fc.constantFrom({ type: 'NEXT' } as const, { type: 'SKIP_WARM_UP' } as const, { type: 'PAUSED' } as const),
        ),
        eventSteps(2, fc.record({ type: fc.constant('START' as const), seed })),
      ],
      input: {},
      reached: () => ({}),
      isInRound: (game) => !['menu', 'finished'].includes(game.state()),
    };
    expect(cutOn(walk, taken(walk))).toBeGreaterThan(RUNS / 4);
  });

  it('arithmetic-hero', SLOW_TEST, () => {
    type Game = ReturnType<typeof heroGame>;
    const walk: Omit<Walk<Parameters<typeof heroGame>[0], Game>, 'options' | 'steps'> = {
      open: heroGame,
      input: {},
      reached: (game) => ({ saved: game.context().saved }),
      isInRound: (game) => game.state().startsWith('playing'),
    };
    const walks = heroWalks.map(({ options: { unlockedLevels, totalCorrectAnswers, ...options }, steps }) => ({
      opened: { ...options, saved: createSavedProgress({ unlockedLevels, totalCorrectAnswers }) },
      taken: steps,
    }));
    const whole = { ...walk, options: fc.constant({}), steps: [] };
    expect(cutOn(whole, walks)).toBeGreaterThan(RUNS / 4);
  });
});
