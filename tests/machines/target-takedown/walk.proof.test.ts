/* Random walks: any event at any moment, also those that a screen would not offer, and any wait. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withReached } from '../../../machines/core/bests';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { sumNow } from '../../../machines/target-takedown/round';
import { MODES } from '../../../machines/target-takedown/rules';
import { PATIENTLY, runs } from '../helpers/runs';
import { type Takedown, takedown } from './played';

type Step = (game: Takedown) => void;
type Sent = Parameters<Takedown['send']>[0];

const send = (event: Sent): fc.Arbitrary<Step> => fc.constant((game: Takedown) => game.send(event));
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant((game: Takedown) => game.hit()) },
    { weight: 6, arbitrary: fc.integer({ min: -1, max: 20 }).map((tile) => (game: Takedown) => game.toggle(tile)) },
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 7000 }).map((ms) => (game: Takedown) => game.advance(ms)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(1, 500, 1000, 5000, 10_000).map((ms) => (game: Takedown) => game.advance(ms)),
    },
    { weight: 1, arbitrary: fc.constant((game: Takedown) => game.advance(70_000)) },
    { weight: 1, arbitrary: fc.constant((game: Takedown) => game.clear()) },
    { weight: 2, arbitrary: send({ type: 'NEXT' }) },
    { weight: 1, arbitrary: fc.constant((game: Takedown) => game.clock.pause()) },
    { weight: 2, arbitrary: fc.constant((game: Takedown) => game.clock.resume()) },
    { weight: 1, arbitrary: send({ type: 'END_ROUND' }) },
    { weight: 1, arbitrary: send({ type: 'BACK_TO_MENU' }) },
    { weight: 3, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'START', seed })) },
    { weight: 1, arbitrary: fc.constantFrom(...MODES).chain((mode) => send({ type: 'CHOOSE', chosen: { mode } })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...TIME_SETTINGS).chain((time) => send({ type: 'CHOOSE', chosen: { time } })),
    },
    {
      weight: 1,
      arbitrary: fc.nat(2000).map((score) => (game: Takedown) => {
        const bests = withReached(game.context().bests, 'classic.normal', { score, streak: 3 });
        game.send({ type: 'BESTS_ELSEWHERE', bests });
      }),
    },
  ),
  { minLength: 5, maxLength: 80, size: 'max' },
);

const walks = fc.record({
  options: fc.record({
    seed: fc.nat(1_000_000),
    mode: fc.constantFrom(...MODES),
    time: fc.constantFrom(...TIME_SETTINGS),
    startsAtOnce: fc.boolean(),
  }),
  steps,
});

const STATES = /^(?:menu|choosing|hit|missed|gameOver)$/;

/** What is out of its range now, in words. */
function outOfRange(game: Takedown): readonly string[] {
  const { round, roundSecondsLeft, questionSecondsLeft, bests, settings } = game.context();
  const { board, chosen, score, hits, streak, lives, misses } = round;
  const kind = `${settings.mode}.${settings.time}`;
  const sum = sumNow(round);
  const holds = {
    state: STATES.test(game.state()),
    chosen: new Set(chosen).size === chosen.length && chosen.every((tile) => board.tiles[tile] !== undefined),
    sum: game.state() !== 'choosing' || sum < board.target,
    hit: game.state() !== 'hit' || sum === board.target,
    score: Number.isInteger(score) && score >= 0 && score >= hits * 20,
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= hits,
    lives: lives === null || (lives >= 0 && lives <= 3 && lives === 3 - game.missed()),
    'last life': lives !== 0 || ['missed', 'gameOver', 'menu'].includes(game.state()),
    seconds: roundSecondsLeft === null || (roundSecondsLeft >= 0 && roundSecondsLeft <= 120),
    'target seconds': questionSecondsLeft === null || (questionSecondsLeft >= 0 && questionSecondsLeft <= 20),
    difficulty: board.difficulty >= 1 && board.difficulty <= 30,
    misses: misses.length === Math.min(4, game.missed()),
    number: board.number === hits + game.missed() || game.state() !== 'choosing',
    best: game.state() === 'menu' || score <= (bests[kind]?.score ?? 0),
  };
  return Object.entries(holds).flatMap(([name, isTrue]) => (isTrue ? [] : [`${name} in ${game.state()}`]));
}

describe('a random walk through the game', () => {
  it('always ends in a named state with every figure in its range, and can always go back', PATIENTLY, () => {
    fc.assert(
      fc.property(walks, ({ options, steps: walked }) => {
        const game = takedown(options);
        const broken: string[] = [];
        game.game.subscribe(() => broken.push(...outOfRange(game)));
        for (const step of walked) step(game);
        game.send({ type: 'BACK_TO_MENU' });
        expect([broken, game.state()]).toEqual([[], 'menu']);
      }),
      runs(400),
    );
  });
});
