/* Plays every game by ear alone, using only live regions, roles and accessible names. */
import { GAMES } from '../../scripts/games.ts';
import { choicesIn, type Listener } from '../helpers/listener';
import { BOT_GAMES } from './helpers/bot-games';
import type { VisiblePage } from './helpers/bot-sight';
import { type Answerer, answerWith, type EarAnswer, EarPlayer, type Verdict } from './helpers/ear';
import { expect, test } from './helpers/test';

interface ListenerModule {
  readonly listener: Listener;
}

type MakeAnswerer = (listener: Listener) => Answerer;

const loadListener = async (id: string): Promise<Listener> => {
  const { listener }: ListenerModule = await import(`../games/${id}/listener.ts`);
  return listener;
};

const choiceAt = (right: number, count: number, verdict: Verdict): EarAnswer => ({
  kind: 'choice',
  index: verdict === 'right' ? right : (right + 1) % count,
});

/** Fills in the factor fields, columns first and then rows. */
const fillTables: MakeAnswerer = () => (spoken, verdict) => {
  const answer = botAnswer('times-tables', { question: spoken, state: 'idle' }, verdict);
  if (answer.kind !== 'typed') throw new Error('The tables are typed.');
  const factors = answer.text.split(',');
  const size = factors.length / 2;
  const nameOf = (index: number) => (index < size ? `Column ${index + 1} factor` : `Row ${index - size + 1} factor`);
  return { kind: 'filled', fields: factors.map((factor, index) => [nameOf(index), factor]) };
};

const pressTiles: MakeAnswerer = () => (spoken, verdict) => {
  const [asked = '', tiles = ''] = spoken.replaceAll(/Row \d+:?/g, '').split(/\. (.*)/s);
  const numbers = tiles.match(/\d+/g) ?? [];
  const choices = numbers.map((text) => ({ text, isOpen: true }));
  const answer = botAnswer('target-takedown', { question: asked, choices }, verdict);
  if (answer.kind !== 'chosen') throw new Error('The tiles are chosen.');
  return { kind: 'named', names: answer.indices.map((index) => numbers[index] ?? '') };
};

/** Handles comparisons, in which the correct choice depends on the other choices. */
const compareTimes: MakeAnswerer = (listener) => (spoken, verdict) =>
  spoken.startsWith('Which is ')
    ? choiceAt(Number(listener.answer(spoken)), 3, verdict)
    : answerWith(listener)(spoken, verdict);

const compareShapes: MakeAnswerer = (listener) => (spoken, verdict) => {
  if (!/^Which shape has|^Basic/.test(spoken)) return answerWith(listener)(spoken, verdict);
  const groups = [...spoken.matchAll(/(Basic|Advanced):/g)].map(([, group = '']) => group);
  const names = groups.length > 0 ? groups : choicesIn(spoken);
  return choiceAt(names.indexOf(listener.answer(spoken) ?? ''), names.length, verdict);
};

/** Games that need an answer to the whole question. Elsewhere, choices can be judged one at a time. */
const WHOLE_QUESTION_GAMES: Readonly<Record<string, MakeAnswerer>> = {
  'times-tables': fillTables,
  'target-takedown': pressTiles,
  'time-master': compareTimes,
  'shape-match': compareShapes,
};

function botAnswer(id: string, heard: Partial<VisiblePage>, verdict: Verdict) {
  const bot = BOT_GAMES.find((game) => game.id === id);
  if (bot === undefined) throw new Error(`No bot for ${id}`);
  const nothing = {
    state: '',
    question: '',
    outline: null,
    choices: [],
    nextButton: null,
    hasCheck: false,
    streak: null,
  };
  return bot.answer({ ...nothing, ...heard }, verdict);
}

/** Matches questions but not verdicts, which can contain sums too. */
const QUESTION = /\?|Choices|^(?:Make|Rows|Simplify|Write) /;

/** Ends the round after `maxAnswers` answers, because some rounds are long or endless. */
async function playByEar(player: EarPlayer, id: string, time: 'none' | 'normal', maxAnswers: number) {
  const listener = await loadListener(id);
  const isQuestion = (sentence: string): boolean => {
    if (!QUESTION.test(sentence)) return false;
    try {
      return listener.answer(sentence) !== null && listener.answer(sentence) !== 'null';
    } catch {
      return false;
    }
  };
  await player.open(`/${id}?start&seed=7&mute&calm&time=${time}&speed=${player.pace}`);
  return player.play((WHOLE_QUESTION_GAMES[id] ?? answerWith)(listener), isQuestion, maxAnswers);
}

/** Number of warm-up questions, which do not count. */
const WARM_UP: Readonly<Record<string, number>> = { 'tables-check': 3 };

function expectCorrectCount(
  id: string,
  { result, given }: { readonly result: string; readonly given: readonly Verdict[] },
) {
  const right = given.slice(WARM_UP[id] ?? 0).filter((verdict) => verdict === 'right').length;
  expect(result).toMatch(id === 'times-tables' ? /^Congratulations!/ : new RegExp(`^The round is over: ${right} `));
}

const KEYS = /R to hear the question again,? or F for your score\.$/;

for (const { id } of GAMES) {
  test(`${id} can be finished by ear without a time limit`, async ({ page }) => {
    const played = await playByEar(new EarPlayer(page, 8), id, 'none', 6);
    expect(played.first).toMatch(KEYS);
    expect(played.given.slice(0, 2)).toEqual(['wrong', 'right']);
    expectCorrectCount(id, played);
  });
}

// Slower with a time limit, so that a busy machine has time to type.
for (const id of ['mental-maths', 'money-counter', 'fraction-simplify', 'times-tables']) {
  test(`${id} can be finished by ear within its time limit`, async ({ page }) => {
    const played = await playByEar(new EarPlayer(page, 4), id, 'normal', 3);
    expectCorrectCount(id, played);
  });
}

test('Times Tables names each field after its row or column and describes it by its tiles', async ({ page }) => {
  await page.goto('/times-tables?start&seed=7&mute&calm&time=none');
  for (const [name, tiles] of [
    ['Column 1 factor', 'Its tiles: 3, 21, 6.'],
    ['Row 2 factor', 'Its tiles: 21, 7, 56.'],
  ] as const)
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAccessibleDescription(tiles);
});
