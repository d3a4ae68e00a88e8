/* Random walks: any event at any moment, also those that a screen would not offer, and any wait. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOf, withReached } from '../../../machines/core/bests';
import { countSteps } from '../../../machines/shape-match/round';
import { CATEGORIES, DIFFICULTIES, difficultyAfter, kindOfRound, SHAPE_IDS } from '../../../machines/shape-match/rules';
import { PATIENTLY, runs } from '../helpers/runs';
import { type ShapeGame, shapeGame } from './helpers/game';

const STATES = /^(?:unanswered|answered\.(?:counting|counted)|finished)$/;

interface Step {
  readonly name: string;
  readonly run: (game: ShapeGame) => void;
}

const step = (name: string, run: Step['run']) => fc.constant({ name, run, [fc.toStringMethod]: () => name });
const send = (event: Parameters<ShapeGame['send']>[0]) => step(JSON.stringify(event), (game) => game.send(event));

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .oneof(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0, 1, 180, 900))
      .chain((ms) => step(`wait ${ms}`, ({ clock }) => clock.advance(ms))),
  },
  { weight: 8, arbitrary: step('solve', (game) => game.solve()) },
  { weight: 3, arbitrary: step('fail', (game) => game.fail()) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...SHAPE_IDS, ...CATEGORIES, 0, 3, 4, -1, 99)
      .chain((answer) => send({ type: 'ANSWER', answer })),
  },
  { weight: 8, arbitrary: send({ type: 'NEXT' }) },
  { weight: 1, arbitrary: send({ type: 'END_ROUND' }) },
  { weight: 2, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'START', seed })) },
  { weight: 1, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'RESET', seed })) },
  { weight: 1, arbitrary: step('pause', ({ clock }) => clock.pause()) },
  { weight: 1, arbitrary: step('resume', ({ clock }) => clock.resume()) },
  {
    weight: 1,
    arbitrary: fc.nat(40).chain((score) =>
      step(`elsewhere ${score}`, (game) => {
        game.send({ type: 'BESTS_ELSEWHERE', bests: withReached(game.context().bests, 'easy', { score, streak: 2 }) });
      }),
    ),
  },
);

/** What is out of its range now. */
function outOfRange({ state, context, round }: ShapeGame): readonly string[] {
  const { settings, bests, isNewBest } = context();
  const { question, given, counted, score, streak, answers, difficulty, mistakes, history } = round();
  const best = bestOf(bests, kindOfRound(settings));
  const isOver = state() === 'finished';
  const rules = {
    state: STATES.test(state()),
    score: score >= 0 && score === answers - mistakes.length,
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= score,
    difficulty: difficulty === difficultyAfter(settings.difficulty, answers),
    question: question.number === answers - (given === null ? 0 : 1),
    given: isOver || (given !== null) === state().startsWith('answered'),
    counted: counted >= 0 && counted <= countSteps(question).length,
    countedNone: given !== null || counted === 0,
    countedAll: state() !== 'answered.counted' || counted === countSteps(question).length,
    history: history.length >= 1 && history.length <= 25,
    newBest: isOver || !isNewBest,
    kept: best.score >= score && best.streak >= streak.longest,
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${name} in ${state()}`]));
}

it('a random walk keeps every figure in its range, and can always be reset and ended', PATIENTLY, () => {
  const walks = fc.record({
    options: fc.record({ seed: fc.nat(1_000_000), difficulty: fc.constantFrom(...DIFFICULTIES) }),
    taken: fc.array(steps, { minLength: 5, maxLength: 100, size: 'max' }),
  });
  fc.assert(
    fc.property(walks, ({ options, taken }) => {
      const game = shapeGame(options);
      const broken = [...outOfRange(game)];
      game.game.subscribe(() => {
        broken.push(...outOfRange(game));
      });
      for (const { run } of taken) run(game);
      game.clock.resume();
      game.send({ type: 'RESET', seed: 5 });
      expect([game.state(), ...broken]).toEqual(['unanswered']);
      game.send({ type: 'END_ROUND' });
      expect(game.state()).toBe('finished');
    }),
    runs(400),
  );
});
