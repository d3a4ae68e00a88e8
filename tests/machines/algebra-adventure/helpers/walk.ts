/*
 * Random walks through the whole game: any event at any moment, also those that a screen would not offer, and any wait.
 * After each step every figure must lie in its range; at the end the way back to the menu must be open.
 */
import * as fc from 'fast-check';
import { DIFFICULTIES, kindOfRound, MODES, type Settings } from '../../../../machines/algebra-adventure/rules';
import { bestOf, withReached } from '../../../../machines/core/bests';
import { TIME_SETTINGS } from '../../../../machines/core/time-setting';
import { type AlgebraGame, algebraGame } from './game';

interface Step {
  readonly name: string;
  readonly run: (game: AlgebraGame) => void;
}

const step = (name: string, run: Step['run']) => fc.constant({ name, run, [fc.toStringMethod]: () => name });
const send = (event: Parameters<AlgebraGame['send']>[0]) => step(JSON.stringify(event), (game) => game.send(event));

const settings: fc.Arbitrary<Settings> = fc.record({
  mode: fc.constantFrom(...MODES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  time: fc.constantFrom(...TIME_SETTINGS),
});

const wait = fc
  .oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 70_000 }), fc.constantFrom(0, 1, 2000, 30_000))
  .chain((ms) => step(`wait ${ms}`, ({ clock }) => clock.advance(ms)));

/** Another tab has come to a score in one kind of round. */
const elsewhere = fc.nat(500).chain((score) =>
  step(`elsewhere ${score}`, (game) => {
    const bests = withReached(game.context().bests, 'findX.easy.normal', { score, streak: 2 });
    game.send({ type: 'BESTS_ELSEWHERE', bests });
  }),
);

const steps = fc.oneof(
  { weight: 6, arbitrary: wait },
  { weight: 8, arbitrary: step('solve', (game) => game.solve()) },
  { weight: 2, arbitrary: step('fail', (game) => game.fail()) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -5, max: 200 }).chain((choice) => send({ type: 'ANSWER', answer: choice })),
  },
  { weight: 3, arbitrary: send({ type: 'NEXT' }) },
  { weight: 1, arbitrary: send({ type: 'END_ROUND' }) },
  { weight: 1, arbitrary: send({ type: 'BACK_TO_MENU' }) },
  { weight: 3, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'START', seed })) },
  { weight: 1, arbitrary: settings.chain((chosen) => send({ type: 'CHOOSE', chosen })) },
  { weight: 1, arbitrary: step('pause', ({ clock }) => clock.pause()) },
  { weight: 1, arbitrary: step('resume', ({ clock }) => clock.resume()) },
  { weight: 1, arbitrary: elsewhere },
);

/** A walk: how the page was opened, and what happens then. */
export const walks = fc.record({
  options: fc.record({ seed: fc.nat(1_000_000), settings, startsAtOnce: fc.boolean() }),
  steps: fc.array(steps, { minLength: 5, maxLength: 80, size: 'max' }),
});

interface Walk {
  readonly options: { readonly seed: number; readonly settings: Settings; readonly startsAtOnce: boolean };
  readonly steps: readonly Step[];
}

/** Walks, and gives what went wrong on the way, in words; empty where nothing did. */
export function brokenOn({ options, steps: taken }: Walk): readonly string[] {
  const game = algebraGame(options);
  const broken: string[] = [...outOfRange(game)];
  game.game.subscribe(() => {
    broken.push(...outOfRange(game));
  });
  for (const { run } of taken) run(game);
  game.clock.resume();
  game.send({ type: 'BACK_TO_MENU' });
  return game.state() === 'menu' ? broken : [...broken, `no way back from ${game.state()}`];
}

const STATES = /^(?:menu|gameOver|playing\.(?:asking|feedback))$/;

/** What is out of its range now. */
function outOfRange({ state, context, round }: AlgebraGame): readonly string[] {
  const { questionSecondsLeft, settings: chosen, bests, isNewBest } = context();
  const { question, given, score, lives, streak, level, solved, mistakes } = round();
  const best = bestOf(bests, kindOfRound(chosen));
  const most = chosen.time === 'longer' ? 60 : 30;
  const isPlaying = state().startsWith('playing');
  const rules = {
    state: STATES.test(state()),
    score: Number.isInteger(score) && score >= 0 && (solved > 0 || score === 0),
    lives: lives >= 0 && lives <= 3 && lives === 3 - mistakes.length,
    alive: lives > 0 || state() !== 'playing.asking',
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= solved,
    level: level >= 1 + Math.floor(streak.longest / 5) && level <= 1 + Math.floor(solved / 5),
    seconds:
      !isPlaying ||
      (chosen.time === 'none'
        ? questionSecondsLeft === null
        : questionSecondsLeft !== null && questionSecondsLeft <= most),
    notNegative: questionSecondsLeft === null || questionSecondsLeft >= 0,
    given: !isPlaying || (given !== null) === (state() === 'playing.feedback'),
    number: question.number <= solved + mistakes.length,
    mode: !isPlaying || question.mode === chosen.mode,
    newBest: state() === 'gameOver' || !isPlaying || !isNewBest,
    kept: !isPlaying || (best.score >= score && best.streak >= streak.longest),
  };
  return Object.entries(rules).flatMap(([name, holds]) =>
    holds ? [] : [`${name} in ${state()}: ${JSON.stringify(round())}`],
  );
}
