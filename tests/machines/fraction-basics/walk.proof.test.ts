/* Random walks: any event at any moment, also those that a screen would not offer, and any wait. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOf, withReached } from '../../../machines/core/bests';
import { kindOfRound, ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { PATIENTLY, runs } from '../helpers/runs';
import { type FractionGame, fractionGame, typedFraction } from './helpers/game';

const STATES = /^(?:question|answered\.(?:cutting|laying|measuring|shown)|finished)$/;

interface Step {
  readonly name: string;
  readonly run: (game: FractionGame) => void;
}

const step = (name: string, run: Step['run']) => fc.constant({ name, run, [fc.toStringMethod]: () => name });
const send = (event: Parameters<FractionGame['send']>[0]) => step(JSON.stringify(event), (game) => game.send(event));

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0, 1, 80, 300, 400))
      .chain((ms) => step(`wait ${ms}`, ({ clock }) => clock.advance(ms))),
  },
  { weight: 8, arbitrary: step('solve', (game) => game.solve()) },
  { weight: 3, arbitrary: step('fail', (game) => game.fail()) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 1, max: 100 }))
      .chain(([over, under]) => send({ type: 'ANSWER', answer: typedFraction(over, under) })),
  },
  { weight: 8, arbitrary: send({ type: 'NEXT' }) },
  { weight: 1, arbitrary: send({ type: 'END_ROUND' }) },
  { weight: 2, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'START', seed })) },
  { weight: 1, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'RESET', seed })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...ROUND_TYPES), fc.nat(1000))
      .chain(([type, seed]) => send({ type: 'CHOOSE', chosen: { type }, seed })),
  },
  { weight: 1, arbitrary: step('pause', ({ clock }) => clock.pause()) },
  { weight: 1, arbitrary: step('resume', ({ clock }) => clock.resume()) },
  {
    weight: 1,
    arbitrary: fc.nat(40).chain((score) =>
      step(`elsewhere ${score}`, (game) => {
        game.send({ type: 'BESTS_ELSEWHERE', bests: withReached(game.context().bests, 'all', { score, streak: 2 }) });
      }),
    ),
  },
);

/** What is out of its range now. */
function outOfRange({ state, context, round }: FractionGame): readonly string[] {
  const { settings, bests, isNewBest } = context();
  const { question, given, score, streak, answers, mistakes } = round();
  const best = bestOf(bests, kindOfRound(settings));
  const isOver = state() === 'finished';
  const rules = {
    state: STATES.test(state()),
    score: score >= 0 && score === answers - mistakes.length,
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= score,
    question: question.number === answers - (given === null ? 0 : 1),
    type: settings.type === 'all' || question.type === settings.type,
    given: isOver || (given !== null) === state().startsWith('answered'),
    newBest: isOver || !isNewBest,
    kept: best.score >= score && best.streak >= streak.longest,
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${name} in ${state()}`]));
}

it('a random walk keeps every figure in its range, and can always be reset and ended', PATIENTLY, () => {
  const walks = fc.record({
    options: fc.record({ seed: fc.nat(1_000_000), type: fc.constantFrom(...ROUND_TYPES) }),
    taken: fc.array(steps, { minLength: 5, maxLength: 100, size: 'max' }),
  });
  fc.assert(
    fc.property(walks, ({ options, taken }) => {
      const game = fractionGame(options);
      const broken = [...outOfRange(game)];
      game.game.subscribe(() => {
        broken.push(...outOfRange(game));
      });
      for (const { run } of taken) run(game);
      game.clock.resume();
      game.send({ type: 'RESET', seed: 5 });
      expect([game.state(), ...broken]).toEqual(['question']);
      game.send({ type: 'END_ROUND' });
      expect(game.state()).toBe('finished');
    }),
    runs(400),
  );
});
