// @vitest-environment jsdom
/* Games with typed answers, played as multiple choice. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import type { Game } from '../../src/catalogue/define-game';
import { openPersonalBestsStore } from '../../src/device/personal-bests';
import { settingsStore } from '../../src/device/settings';
import { loadScreen } from '../../src/pages/load-screen';
import { RIGHT, type Verdict, WRONG } from '../e2e/helpers/bot-kit';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import {
  ALL,
  advanceToTurn,
  answerQuestion,
  getBot,
  isAskingQuestion,
  main,
  type OpenedGame,
  openGame,
} from './helpers/bot-round';
import { button, choices, choiceTexts, showPage } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const TYPED = GAMES.filter(({ hasTypedAnswers }) => hasTypedAnswers);
const QUESTION_GAMES = ALL.filter(({ hasTypedAnswers }) => hasTypedAnswers);
const findGame = (id: string): Game => TYPED.find((game) => game.id === id)!;

const screenSources = import.meta.glob<string>('../../src/games/*/screen/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const waitForCandidates = async () => waitFor(() => expect(choices().length).toBeGreaterThan(2));
const textboxes = () => screen.queryAllByRole('textbox').filter((box) => !box.hasAttribute('readonly'));

async function play(game: Game, query: string) {
  const opened = await openGame(game, `&start${game.isTimed ? '&time=none' : ''}${query}`);
  advanceToTurn(game, opened);
  await waitForCandidates();
  return opened;
}

/** Answers a question and continues to the next one. */
async function answer(game: Game, opened: OpenedGame, verdict: Verdict) {
  await answerQuestion(game, verdict);
  if (readVisiblePage().nextButton !== null) opened.send({ type: 'NEXT' });
  if (readVisiblePage().state !== getBot(game).over) advanceUntilTurn(game, opened);
}

function advanceUntilTurn(game: Game, opened: OpenedGame) {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 100) {
    if (isAskingQuestion(game) || readVisiblePage().state === getBot(game).over) return;
    act(() => opened.clock.advance(100));
  }
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => settingsStore.update((known) => ({ ...known, control: 'any' })));
});

it('Every game with an answer field declares it in its manifest', () => {
  const withField = Object.entries(screenSources)
    .filter(([, source]) => /<(?:NumberField|TypedAnswer|CheckedAnswer|FactorField)\b/.test(source))
    .map(([path]) => path.split('/')[4]!);
  const known = GAMES.filter(({ hasTypedAnswers, settings }) => hasTypedAnswers || 'answers' in settings);
  expect([...new Set(withField)].toSorted()).toEqual(known.map(({ id }) => id).toSorted());
});

describe.each(QUESTION_GAMES)('$id', (game) => {
  it('can be finished without typing, and stores its best score separately', async () => {
    const opened = await play(game, '&answers=choice&difficulty=hard');
    const seen = new Set<number>();
    for (let count = 0; count < 10 && readVisiblePage().state !== getBot(game).over; count++) {
      await waitForCandidates();
      expect(textboxes()).toEqual([]);
      seen.add(choices().length);
      await answer(game, opened, count === 1 ? WRONG : RIGHT);
    }
    expect(Math.max(...seen)).toBe(9);
    expect(opened.context().tally).toMatchObject({ answers: 10, right: 9 });
    if (readVisiblePage().state !== getBot(game).over) opened.send({ type: 'END_ROUND' });
    expect(readVisiblePage().state).toBe(getBot(game).over);
    const kinds = Object.keys(openPersonalBestsStore(game.id).read());
    expect(kinds).toHaveLength(1);
    expect(kinds[0]).toMatch(/\.choice$/);
  });

  it('takes number keys wherever the focus is', async () => {
    const opened = await play(game, '&answers=choice&difficulty=hard');
    const before = opened.context().tally?.answers;
    fireEvent.keyDown(main(), { key: '3', code: 'Digit3' });
    expect([before, opened.context().tally?.answers]).toEqual([0, 1]);
  });

  it('offers the same candidates for the same seed', async () => {
    await play(game, '&answers=choice&difficulty=hard');
    const first = choiceTexts();
    cleanup();
    await play(game, '&answers=choice&difficulty=hard');
    expect(choiceTexts()).toEqual(first);
  });

  it('switches to candidates in the next round when "One switch" is turned on', async () => {
    const opened = await openGame(game, `&start${game.isTimed ? '&time=none' : ''}&difficulty=hard`);
    advanceToTurn(game, opened);
    expect(textboxes().length).toBeGreaterThan(0);
    act(() => settingsStore.update((known) => ({ ...known, control: 'switch' })));
    expect(textboxes().length).toBeGreaterThan(0);
    opened.send({ type: 'END_ROUND' });
    opened.send({ type: 'START', seed: 5 });
    await waitForCandidates();
    expect([textboxes(), opened.context().settings]).toEqual([[], expect.objectContaining({ answers: 'choice' })]);
  });
});

const press = (name: string) => fireEvent.click(button(name));
const filledValues = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /factor$/ }).map(({ value }) => value);
const currentField = () => screen.getByRole('group', { name: /factor$/ }).getAttribute('aria-label');

const openPuzzle = async () => {
  const { default: Page } = await loadScreen(findGame('times-tables'));
  history.replaceState(null, '', '/times-tables?seed=3&time=none&answers=choice');
  showPage(Page);
  await screen.findByRole('group', { name: 'Column 1 factor' });
};

describe('Times Tables', () => {
  it('fills in the numbers in order, and returns to one that was wrong', async () => {
    await openPuzzle();
    expect(textboxes()).toEqual([]);
    const sight = readVisiblePage();
    const solution = getBot(findGame('times-tables')).answer({ ...sight, state: 'idle' }, RIGHT);
    const factors = solution.kind === 'typed' ? solution.text.split(',') : [];
    const wrongLast = String((Number(factors.at(-1)) % 9) + 1);
    for (const factor of [...factors.slice(0, -1), wrongLast]) press(factor);
    press('Check Answers');
    expect(readVisiblePage().state).toBe('playing');
    expect(currentField()).toBe('Row 3 factor');
    press(factors.at(-1)!);
    press('Check Answers');
    await waitFor(() => expect(readVisiblePage().state).toBe('completed'));
  });

  it('skips a number with "Next number"', async () => {
    await openPuzzle();
    press('Next number');
    press('7');
    expect(filledValues().filter(Boolean)).toEqual(['7']);
    expect(currentField()).toBe('Column 3 factor');
  });

  it('also takes number keys while a field is focused', async () => {
    await openPuzzle();
    const first = screen.getByRole('textbox', { name: 'Column 1 factor' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: '4', code: 'Digit4' });
    fireEvent.keyDown(document.activeElement!, { key: '5', code: 'Digit5' });
    expect(filledValues().filter(Boolean)).toEqual(['4', '5']);
  });
});
