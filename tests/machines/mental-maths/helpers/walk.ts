/*
 * Random walks through the whole game: any event at any moment, also those that a screen would not offer, and any wait.
 * After each step every figure must lie in its range; at the end the way back to the menu must be open.
 */
import * as fc from 'fast-check';
import { bestOf, withReached } from '../../../../machines/core/bests';
import { TIME_SETTINGS } from '../../../../machines/core/time-setting';
import { kindOfRound, type Settings } from '../../../../machines/mental-maths/rules';
import { type MentalGame, mentalGame } from './game';

interface Step {
  readonly name: string;
  readonly run: (game: MentalGame) => void;
}

const step = (name: string, run: Step['run']) => fc.constant({ name, run, [fc.toStringMethod]: () => name });
const send = (event: Parameters<MentalGame['send']>[0]) => step(JSON.stringify(event), (game) => game.send(event));

const settings: fc.Arbitrary<Settings> = fc.record({ time: fc.constantFrom(...TIME_SETTINGS) });

const wait = fc
  .oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(0, 1, 1500, 12_000))
  .chain((ms) => step(`wait ${ms}`, ({ clock }) => clock.advance(ms)));

/** Another tab has come to a score in one kind of round. */
const elsewhere = fc.nat(25).chain((score) =>
  step(`elsewhere ${score}`, (game) => {
    const bests = withReached(game.context().bests, 'normal', { score, streak: 2 });
    game.send({ type: 'BESTS_ELSEWHERE', bests });
  }),
);

const steps = fc.oneof(
  { weight: 8, arbitrary: wait },
  { weight: 12, arbitrary: step('solve', (game) => game.solve()) },
  { weight: 4, arbitrary: step('fail', (game) => game.fail()) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: -5, max: 200 }).chain((answer) => send({ type: 'ANSWER', answer })),
  },
  { weight: 4, arbitrary: step('go on', (game) => game.goOn()) },
  { weight: 3, arbitrary: send({ type: 'NEXT' }) },
  { weight: 1, arbitrary: send({ type: 'END_ROUND' }) },
  { weight: 1, arbitrary: send({ type: 'BACK_TO_MENU' }) },
  { weight: 1, arbitrary: send({ type: 'MESSAGE_OVER' }) },
  { weight: 3, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'START', seed })) },
  { weight: 1, arbitrary: settings.chain((chosen) => send({ type: 'CHOOSE', chosen })) },
  { weight: 1, arbitrary: step('pause', ({ clock }) => clock.pause()) },
  { weight: 1, arbitrary: step('resume', ({ clock }) => clock.resume()) },
  { weight: 1, arbitrary: elsewhere },
);

/** A walk: how the page was opened, and what happens then. */
export const walks = fc.record({
  options: fc.record({ seed: fc.nat(1_000_000), settings, startsAtOnce: fc.boolean() }),
  steps: fc.array(steps, { minLength: 5, maxLength: 120, size: 'max' }),
});

interface Walk {
  readonly options: { readonly seed: number; readonly settings: Settings; readonly startsAtOnce: boolean };
  readonly steps: readonly Step[];
}

/** Walks, and gives what went wrong on the way, in words; empty where nothing did. */
export function brokenOn({ options, steps: taken }: Walk): readonly string[] {
  const game = mentalGame(options);
  const broken: string[] = [...outOfRange(game)];
  game.game.subscribe(() => {
    broken.push(...outOfRange(game));
  });
  for (const { run } of taken) run(game);
  game.clock.resume();
  game.send({ type: 'BACK_TO_MENU' });
  return game.state() === 'idle' ? broken : [...broken, `no way back from ${game.state()}`];
}

const STATES = /^(?:idle|completed|playing\.(?:asking|feedback))$/;

/** What is out of its range now. */
function outOfRange({ state, context, round }: MentalGame): readonly string[] {
  const { questionSecondsLeft, settings: chosen, bests, isNewBest } = context();
  const { question, given, score, streak, cheer, log } = round();
  const best = bestOf(bests, kindOfRound(chosen));
  const most = chosen.time === 'longer' ? 24 : 12;
  const isPlaying = state().startsWith('playing');
  const rules = {
    state: STATES.test(state()),
    score: score === log.filter(({ given: { verdict } }) => verdict === 'right').length,
    log: log.length <= 25 && log.every((logged, index) => logged.question.number === index),
    question: question.number >= 0 && question.number <= 24,
    answered: log.length === question.number + (given === null ? 0 : 1),
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= score,
    seconds:
      !isPlaying ||
      (chosen.time === 'none'
        ? questionSecondsLeft === null
        : questionSecondsLeft !== null && questionSecondsLeft <= most),
    notNegative: questionSecondsLeft === null || questionSecondsLeft >= 0,
    given: !isPlaying || (given !== null) === (state() === 'playing.feedback'),
    cheer: cheer === null || (cheer >= 0 && cheer < 12 && score > 0),
    noCheerForMistakes: cheer === null || given === null || given.verdict === 'right',
    newBest: state() === 'completed' || !isPlaying || !isNewBest,
    kept: !isPlaying || (best.score >= score && best.streak >= streak.longest),
  };
  return Object.entries(rules).flatMap(([name, holds]) =>
    holds ? [] : [`${name} in ${state()}: ${JSON.stringify(round())}`],
  );
}
