/*
 * Random walks through the whole game: any event at any moment, also those that a screen would not offer, and any wait.
 * After each step every figure must lie in its range; at the end the way back to the menu must be open.
 */
import * as fc from 'fast-check';
import { bestOf, withReached } from '../../../../machines/core/bests';
import { TIME_SETTINGS } from '../../../../machines/core/time-setting';
import { DIFFICULTIES, kindOfRound, MODES, type Settings } from '../../../../machines/math-facts/rules';
import { type RaceGame, raceGame } from './game';

interface Step {
  readonly name: string;
  readonly run: (game: RaceGame) => void;
}

const step = (name: string, run: Step['run']) => fc.constant({ name, run, [fc.toStringMethod]: () => name });
const send = (event: Parameters<RaceGame['send']>[0]) => step(JSON.stringify(event), (game) => game.send(event));

const settings: fc.Arbitrary<Settings> = fc.record({
  mode: fc.constantFrom(...MODES),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  time: fc.constantFrom(...TIME_SETTINGS),
});

const wait = fc
  .oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 70_000 }), fc.constantFrom(0, 1, 1000, 2000))
  .chain((ms) => step(`wait ${ms}`, ({ clock }) => clock.advance(ms)));

/** Another tab has come to a score in one kind of race. */
const elsewhere = fc.nat(500).chain((score) =>
  step(`elsewhere ${score}`, (game) => {
    const bests = withReached(game.context().bests, 'addition.easy.normal', { score, streak: 2 });
    game.send({ type: 'BESTS_ELSEWHERE', bests });
  }),
);

const steps = fc.oneof(
  { weight: 5, arbitrary: wait },
  { weight: 10, arbitrary: step('solve', (game) => game.solve()) },
  { weight: 3, arbitrary: step('fail', (game) => game.fail()) },
  { weight: 1, arbitrary: fc.integer({ min: -5, max: 200 }).chain((answer) => send({ type: 'ANSWER', answer })) },
  { weight: 3, arbitrary: send({ type: 'NEXT' }) },
  { weight: 1, arbitrary: send({ type: 'MESSAGE_OVER' }) },
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
  const game = raceGame(options);
  const broken: string[] = [...outOfRange(game)];
  game.game.subscribe(() => {
    broken.push(...outOfRange(game));
  });
  for (const { run } of taken) run(game);
  game.clock.resume();
  game.send({ type: 'BACK_TO_MENU' });
  return game.state() === 'menu' ? broken : [...broken, `no way back from ${game.state()}`];
}

const STATES = /^(?:menu|done|racing\.(?:asking|waiting))$/;

/** What is out of its range now. */
function outOfRange({ state, context, round }: RaceGame): readonly string[] {
  const { roundSecondsLeft, settings: chosen, bests, isNewBest } = context();
  const { question, score, streak, right, history, message } = round();
  const best = bestOf(bests, kindOfRound(chosen));
  const most = chosen.time === 'longer' ? 120 : 60;
  const isRacing = state().startsWith('racing');
  const rules = {
    state: STATES.test(state()),
    // Without a single mistake n right answers are worth n x 10 + 2 x (0 + 1 + ... + n - 1).
    score: Number.isInteger(score) && score >= 10 * right && score <= right * (9 + right),
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= right,
    history: right === history.filter(({ isCorrect }) => isCorrect).length,
    judged: history.every(({ question: { answer }, userAnswer, isCorrect }) => isCorrect === (answer === userAnswer)),
    numbers: history.every(({ question: { number } }, index) => number === index),
    number: !isRacing || question.number === history.length - (state() === 'racing.waiting' ? 1 : 0),
    waits: state() !== 'racing.waiting' || (message?.kind === 'wrong' && chosen.time !== 'normal'),
    quiet: isRacing || message === null,
    seconds:
      !isRacing ||
      (chosen.time === 'none' ? roundSecondsLeft === null : roundSecondsLeft !== null && roundSecondsLeft <= most),
    notNegative: roundSecondsLeft === null || roundSecondsLeft >= 0,
    newBest: state() === 'done' || !isRacing || !isNewBest,
    kept: !isRacing || (best.score >= score && best.streak >= streak.longest),
  };
  return Object.entries(rules).flatMap(([name, holds]) =>
    holds ? [] : [`${name} in ${state()}: ${JSON.stringify(round())}`],
  );
}
