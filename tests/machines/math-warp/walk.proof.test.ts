/* Random walks: any event at any moment, also those that a screen would not offer, and any wait. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOf } from '../../../machines/core/bests';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { PATIENTLY, runs } from '../helpers/runs';
import { type WarpGame, warpGame } from './helpers/warp';

const STATES = /^(?:menu|gameOver|playing\.(?:opening|open|closing|closed))$/;

type Step = (game: WarpGame) => void;
const step = (run: Step) => fc.constant(run);

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 3000 }).map((ms) => (game: WarpGame) => game.clock.advance(ms)) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 70_000 }).map((ms) => (game: WarpGame) => game.clock.advance(ms)) },
  { weight: 4, arbitrary: step((game) => game.toOpen()) },
  { weight: 8, arbitrary: step((game) => game.solve()) },
  { weight: 4, arbitrary: step((game) => game.fail()) },
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 250 }).map((chosen) => (game: WarpGame) => game.answer(chosen)) },
  { weight: 2, arbitrary: step((game) => game.send({ type: 'NEXT' })) },
  { weight: 1, arbitrary: step((game) => game.send({ type: 'END_ROUND' })) },
  { weight: 1, arbitrary: step((game) => game.send({ type: 'BACK_TO_MENU' })) },
  { weight: 3, arbitrary: fc.nat(4_294_967_295).map((seed) => (game: WarpGame) => game.start(seed)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...TIME_SETTINGS)
      .map((time) => (game: WarpGame) => game.send({ type: 'CHOOSE', chosen: { time } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ score: fc.nat(2000), streak: fc.nat(20) })
      .map((best) => (game: WarpGame) => game.send({ type: 'BESTS_ELSEWHERE', bests: { normal: best } })),
  },
  { weight: 1, arbitrary: step((game) => game.clock.pause()) },
  { weight: 1, arbitrary: step((game) => game.clock.resume()) },
);

/** What is out of its range now. */
function outOfRange(game: WarpGame): readonly string[] {
  const { score, streak, lives, answers, right, question, tried, mistakes } = game.round();
  const { roundSecondsLeft: secondsLeft, bests, settings } = game.context();
  const isPlaying = game.state().startsWith('playing');
  const best = bestOf(bests, settings.time);
  const rules = {
    state: STATES.test(game.state()),
    score: Number.isInteger(score) && score >= 0 && score % 5 === 0,
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= right,
    lives: lives >= 0 && lives <= 3 && lives === 3 - (answers - right),
    noLifeIsOver: !isPlaying || lives > 0,
    tried: tried.length <= 3 && tried.every((one) => question.choices.includes(one) && one !== question.answer),
    mistakes: mistakes.reduce((sum, { chosen }) => sum + chosen.length, 0) === answers - right,
    time: secondsLeft === null || (Number.isInteger(secondsLeft) && secondsLeft >= 0 && secondsLeft <= 120),
    untimed: !isPlaying || (secondsLeft === null) === (settings.time === 'none'),
    best: best.score >= 0 && best.streak >= 0,
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${name} in ${game.state()}`]));
}

it('a random walk keeps every figure in its range and can always go back to the menu', PATIENTLY, () => {
  const walks = fc.record({
    seed: fc.nat(1_000_000),
    time: fc.constantFrom(...TIME_SETTINGS),
    startsAtOnce: fc.boolean(),
    walk: fc.array(steps, { minLength: 5, maxLength: 60, size: 'max' }),
  });
  fc.assert(
    fc.property(walks, ({ walk, ...options }) => {
      const game = warpGame(options);
      const broken: string[] = [];
      game.game.subscribe(() => {
        broken.push(...outOfRange(game));
      });
      for (const run of walk) {
        run(game);
        broken.push(...outOfRange(game));
      }
      game.send({ type: 'BACK_TO_MENU' });
      expect([game.state(), ...broken]).toEqual(['menu']);
    }),
    runs(400),
  );
});
