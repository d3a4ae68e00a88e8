/*
 * Random walks through the whole game: any event at any time, even those that a screen would not offer, and any wait.
 * After each step every number must be in its range. At the end it must be possible to go back to the menu.
 */
import * as fc from 'fast-check';
import { COSMETIC_TYPES, COSMETICS, type Cosmetic } from '../../../../machines/arithmetic-hero/cosmetics';
import { LEVEL_IDS, type LevelId } from '../../../../machines/arithmetic-hero/levels';
import { applyChange, getHighScore, type ProgressChange } from '../../../../machines/arithmetic-hero/progress';
import { ANSWER_MODES, calculateAccuracy, MODES, type Mode } from '../../../../machines/arithmetic-hero/rules';
import type { Settings } from '../../../../machines/arithmetic-hero/session';
import { TIME_SETTINGS } from '../../../../machines/core/time-setting';
import { type HeroGame, heroGame, WRONG } from './game';
import { createSavedProgress } from './saved';

const ITEMS = COSMETIC_TYPES.flatMap((type): readonly Cosmetic[] => COSMETICS[type]);

/** One step by the player, the page, another tab, or just the clock. */
interface Step extends fc.WithToStringMethod {
  readonly name: string;
  readonly run: (game: HeroGame) => void;
}

/** A named step, for readable counterexamples. */
const named = (name: string, run: Step['run']): Step => ({ name, run, [fc.toStringMethod]: () => name });
const step = (name: string, run: Step['run']) => fc.constant(named(name, run));
const send = (event: Parameters<HeroGame['send']>[0]) => step(JSON.stringify(event), (game) => game.send(event));

const wait = fc
  .oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(0, 1, 1000, 1500))
  .map((ms) => named(`wait ${ms}`, ({ clock }) => clock.advance(ms)));

const answers = fc.oneof(
  { weight: 8, arbitrary: step('solve', (game) => game.solve()) },
  { weight: 2, arbitrary: step('fail', (game) => game.fail()) },
  { weight: 1, arbitrary: step('a choice for a sum that has gone', (game) => game.answer(WRONG, 12_345)) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -200, max: 200 })
      .map((value) => named(`answer ${value}`, (game) => game.answer(value))),
  },
);

const within = fc.oneof(
  send({ type: 'BEGIN' }),
  send({ type: 'NEXT' }),
  send({ type: 'END_ROUND' }),
  send({ type: 'OPEN_SETTINGS' }),
  send({ type: 'OPEN_PRACTICE' }),
  step('pause', ({ clock }) => clock.pause()),
  step('resume', ({ clock }) => clock.resume()),
);

/** Another tab has solved some sums and reached a score. */
const elsewhere = fc
  .record({ count: fc.nat(60), streak: fc.nat(22), score: fc.nat(1600) })
  .map(({ count, streak, score }) =>
    named(`elsewhere ${count} ${streak} ${score}`, (game) => {
      const { saved } = game.context();
      const round = { mode: 'arcade', level: 1, time: 'normal', score } as const;
      const solved: ProgressChange = { kind: 'solved', count, longestStreak: streak };
      game.send({ type: 'SAVED_ELSEWHERE', saved: applyChange(applyChange(saved, solved), { kind: 'scored', round }) });
    }),
  );

const outside = fc.oneof(
  { weight: 4, arbitrary: fc.nat(1000).chain((seed) => send({ type: 'START', seed })) },
  { weight: 1, arbitrary: send({ type: 'BACK_TO_MENU' }) },
  { weight: 1, arbitrary: send({ type: 'PAGE_LEFT' }) },
  { weight: 1, arbitrary: send({ type: 'OPEN_CUSTOMISER' }) },
  { weight: 1, arbitrary: send({ type: 'OPEN_REWARDS' }) },
  { weight: 1, arbitrary: send({ type: 'PENDING_SHOWN' }) },
  { weight: 1, arbitrary: fc.constantFrom(...ITEMS).chain((item) => send({ type: 'CHOOSE_ITEM', item })) },
  { weight: 2, arbitrary: fc.constantFrom(...MODES).chain((mode) => send({ type: 'CHOOSE_MODE', mode })) },
  { weight: 1, arbitrary: fc.constantFrom(...LEVEL_IDS).chain((level) => send({ type: 'CHOOSE_LEVEL', level })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...ANSWER_MODES).chain((form) => send({ type: 'CHOOSE_ANSWERS', answers: form })),
  },
  { weight: 2, arbitrary: fc.constantFrom(...TIME_SETTINGS).chain((time) => send({ type: 'CHOOSE_TIME', time })) },
  { weight: 1, arbitrary: elsewhere },
);

/** A walk: how the page was opened, and the steps after that. */
export const walks = fc.record({
  options: fc.record({
    seed: fc.nat(1_000_000),
    mode: fc.constantFrom<Mode>(...MODES),
    level: fc.constantFrom<LevelId>(...LEVEL_IDS),
    time: fc.constantFrom(...TIME_SETTINGS),
    answers: fc.constantFrom(...ANSWER_MODES),
    startsAtOnce: fc.boolean(),
    unlockedLevels: fc.integer({ min: 1, max: 5 }),
    totalCorrectAnswers: fc.constantFrom(0, 95, 195, 490, 1500),
  }),
  steps: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: wait },
      { weight: 6, arbitrary: answers },
      { weight: 2, arbitrary: within },
      { weight: 3, arbitrary: outside },
    ),
    { minLength: 5, maxLength: 80, size: 'max' },
  ),
});

interface Walk {
  readonly options: Settings & {
    readonly seed: number;
    readonly startsAtOnce: boolean;
    readonly unlockedLevels: number;
    readonly totalCorrectAnswers: number;
  };
  readonly steps: readonly Step[];
}

/** Takes the walk and describes every problem; empty if there were none. */
export function findWalkFaults({ options, steps }: Walk): readonly string[] {
  const { unlockedLevels, totalCorrectAnswers, ...settings } = options;
  const game = heroGame({ ...settings, saved: createSavedProgress({ unlockedLevels, totalCorrectAnswers }) });
  const broken: string[] = [];
  let replayed = game.context().saved;
  let known = 0;
  game.game.subscribe(() => {
    broken.push(...outOfRange(game));
  });
  for (const { name, run } of steps) {
    const before = game.context().saved;
    const wasOver = game.state() === 'gameover';
    run(game);
    replayed = game.changes.slice(known).reduce(applyChange, replayed);
    known = game.changes.length;
    if (name.startsWith('elsewhere')) replayed = game.context().saved;
    if (JSON.stringify(replayed) !== JSON.stringify(game.context().saved))
      broken.push(`the changes say otherwise: ${name}`);
    if (!wasOver && game.state() === 'gameover' && !isRecorded(game.context())) broken.push('a lost result');
    broken.push(...outOfRange(game), ...lost(before.progress, game.progress()));
  }
  game.clock.resume();
  game.backToMenu();
  return game.state() === 'menu' ? broken : [...broken, `no way back from ${game.state()}`];
}

const STATES =
  /^(?:menu|gameover|other\.(?:customiser|rewards)|playing\.(?:arcade\.(?:falling|asking|solved|feedback|unlocked)|challenge\.(?:ready|falling|asking|solved|feedback)|practice\.(?:asking|correct|wrong|settings)))$/;

/** Parts of the progress that have shrunk, which must never happen. */
function lost(before: HeroProgress, now: HeroProgress): readonly string[] {
  const grows = [
    now.totalCorrectAnswers >= before.totalCorrectAnswers,
    now.longestStreak >= before.longestStreak,
    now.unlockedLevels >= before.unlockedLevels,
    now.highScores.challenge >= before.highScores.challenge,
    now.highScores.arcade.every((best, level) => best >= (before.highScores.arcade[level] ?? 0)),
    now.achievements.every(({ isUnlocked }, index) => isUnlocked || !before.achievements[index]?.isUnlocked),
    before.unlockedItems.every((name) => now.unlockedItems.includes(name)),
  ];
  return grows.every(Boolean) ? [] : ['something of the progress is lost'];
}
type HeroProgress = ReturnType<HeroGame['progress']>;

/** Whether a finished round is included in the best scores, unless it was a guest round. */
const isRecorded = ({ result, before, saved }: ReturnType<HeroGame['context']>): boolean =>
  result !== null &&
  ((result.round.mode === 'arcade' && result.round.level > before.progress.unlockedLevels) ||
    getHighScore(saved, result.round) >= result.tally.score);

/** Every value that is out of its range now. */
function outOfRange(game: HeroGame): readonly string[] {
  const { state, battle, progress } = game;
  const broken = STATES.test(state()) ? [] : [`no state: ${state()}`];
  const round = battle();
  const { settings, score, shield, cards, streak, solved, wrong, landed, shown, powerUps, offered } = round;
  const numbers = cards.map(({ problem }) => problem.number);
  const accuracy = calculateAccuracy(round);
  const offers = offered.filter((number) => number !== null);
  const isPractice = settings.mode === 'practice';
  const rules = {
    score: Number.isInteger(score) && score >= 0,
    shield: shield >= 0 && shield <= 100,
    cards: cards.length <= 5 && new Set(numbers).size === cards.length,
    shown: isPractice || numbers.every((number) => number < shown),
    streak: streak.now >= 0 && streak.now <= streak.longest && streak.longest <= (isPractice ? shown : solved),
    decided: solved + landed + (isPractice ? 0 : cards.length) <= shown && wrong >= 0,
    accuracy: accuracy >= 0 && accuracy <= 100,
    powerUps: new Set(powerUps.map(({ kind }) => kind)).size === powerUps.length,
    offers: offers.every((number) => numbers.includes(number)) && new Set(offers).size === offers.length,
    counted: isPractice || (progress().totalCorrectAnswers >= solved && progress().longestStreak >= streak.longest),
    practice: !isPractice || (score === 0 && shield === 100 && landed === 0 && powerUps.length === 0),
  };
  broken.push(
    ...Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [`${name} of ${JSON.stringify(round)}`])),
  );
  const { unlockedLevels, achievements, pendingAchievements } = progress();
  if (unlockedLevels < 1 || unlockedLevels > 5 || achievements.length !== 9) broken.push('progress out of range');
  if (new Set(pendingAchievements.map(({ id }) => id)).size !== pendingAchievements.length) broken.push('shown twice');
  return broken;
}
