// @vitest-environment jsdom
/* The difficulty that a result suggests, in every game that has some. The test answers as the bots do. */
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../src/catalogue/define-game';
import { openChoicesStore } from '../../src/device/choices';
import type { Verdict } from '../e2e/helpers/bot-kit';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import { ALL, advanceToTurn, answerQuestion, getBot, type OpenedGame, openGame, user } from './helpers/bot-round';
import { advance, button } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const STAIRS = ALL.filter(({ settings }) => settings['difficulty'] !== undefined);
const QUERY = '&start&time=none';

/** Answers questions to the end of the round. */
async function playRound(game: Game, opened: OpenedGame, verdict: Verdict, count: number) {
  for (let answers = 0; answers < count && readVisiblePage().state !== getBot(game).over; answers++) {
    advanceToTurn(game, opened);
    await answerQuestion(game, verdict);
    advance(opened, 5000);
    const { nextButton } = readVisiblePage();
    if (nextButton !== null) await user.click(button(nextButton));
  }
  opened.send({ type: 'END_ROUND' });
  expect(readVisiblePage().state).toBe(getBot(game).over);
}

/** The result of a round that was not chosen by a link. */
async function playOwnRound(game: Game, verdict: Verdict, count: number, query = '') {
  const opened = await openGame(game, QUERY + query);
  opened.send({ type: 'END_ROUND' });
  opened.send({ type: 'START', seed: 22 });
  await playRound(game, opened, verdict, count);
  return opened;
}

const difficultyIn = ({ context }: OpenedGame) => new Map(Object.entries(context().settings)).get('difficulty');

/** The large button of a result and the one beside it. */
const buttons = () =>
  [...document.querySelectorAll('.onward-button')].slice(0, 2).map((one) => ({
    text: one.textContent,
    isMain: one.classList.contains('bg-primary'),
  }));

const stair = () => screen.queryByRole('button', { name: /^(On to|Try) (Easy|Medium|Hard)$/ });

beforeEach(() => {
  localStorage.clear();
});

describe('A result', () => {
  it.each(STAIRS)('leads to the next difficulty after ten right answers, and remembers it: $id', async (game) => {
    const opened = await playOwnRound(game, 'right', 10);
    const [main, beside] = buttons();
    expect([main, beside?.isMain]).toEqual([{ text: 'On to Medium', isMain: true }, false]);
    await user.click(button('On to Medium'));
    expect(readVisiblePage().state).not.toBe(getBot(game).over);
    expect(difficultyIn(opened)).toBe('medium');
    expect(openChoicesStore(game)?.read()['difficulty'] ?? 'medium').toBe('medium');
  });

  it.each(STAIRS)('leads back to the easier difficulty after three wrong answers: $id', async (game) => {
    const opened = await playOwnRound(game, 'wrong', 3, '&difficulty=medium');
    expect(buttons()[0]).toEqual({ text: 'Try Easy', isMain: true });
    await user.click(button('Try Easy'));
    expect(difficultyIn(opened)).toBe('easy');
  });

  it.each(STAIRS)('repeats the difficulty for a child who wants to play again: $id', async (game) => {
    const opened = await playOwnRound(game, 'right', 10);
    const [, again] = [...document.querySelectorAll<HTMLButtonElement>('.onward-button')];
    await user.click(again!);
    expect([difficultyIn(opened), readVisiblePage().state === getBot(game).over]).toEqual(['easy', false]);
  });

  it.each(STAIRS)('only offers the same again at the hardest difficulty: $id', async (game) => {
    await playOwnRound(game, 'right', 10, '&difficulty=hard');
    expect([buttons()[0]?.isMain, stair()]).toEqual([true, null]);
  });

  it.each(STAIRS)('suggests nothing after the round of a link: $id', async (game) => {
    const opened = await openGame(game, QUERY);
    await playRound(game, opened, 'right', 10);
    expect(stair()).toBeNull();
  });

  it.each([
    ['math-facts', 'multiplication'],
    ['math-facts', 'division'],
    ['algebra-adventure', 'substitute'],
  ])('suggests nothing where all difficulties ask the same: %s, %s', async (id, mode) => {
    await playOwnRound(STAIRS.find((game) => game.id === id)!, 'right', 10, `&mode=${mode}`);
    expect(stair()).toBeNull();
  });
});
