// @vitest-environment jsdom
/* What every game provides for players who listen: the start announcement, shortcuts, headings and focus. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../../src/catalogue/define-game';
import { settingsStore } from '../../src/device/settings';
import { readVisiblePage } from '../e2e/helpers/bot-sight';
import { ALL, advanceToTurn, answerQuestion, getBot, main, openGame, user } from './helpers/bot-round';
import { advance, button, playedSoundNames } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const TIMED = ALL.filter(({ isTimed }) => isTimed);
const findGame = (id: string): Game => ALL.find((game) => game.id === id)!;
const [MENTAL, TIME_MASTER] = [findGame('mental-maths'), findGame('time-master')];

async function play(game: Game, query = '') {
  const opened = await openGame(game, `&start&speed=50${game.isTimed ? '&time=none' : ''}${query}`);
  advanceToTurn(game, opened);
  return opened;
}

/** Waits until the live region contains these words, and returns its text. */
const heard = (words: string): Promise<string> =>
  vi.waitFor(
    () => {
      const said = screen.getByRole('status').textContent ?? '';
      if (!said.includes(words)) throw new Error(`"${words}" was not announced.`);
      return said.trim();
    },
    { timeout: 3000 },
  );

const changeSettings = (changed: Partial<ReturnType<typeof settingsStore.read>>) =>
  act(() => settingsStore.update((known) => ({ ...known, ...changed })));

beforeEach(() => localStorage.clear());
afterEach(() => changeSettings(settingsStore.format.fallback));

describe('The start announcement', () => {
  it.each(ALL)('is in the page after the heading, and lists the shortcuts: $id', async (game) => {
    await play(game);
    const sentence = screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent ?? '';
    expect(sentence.startsWith(`${game.heading}. `)).toBe(true);
    expect(sentence).toMatch(/R to hear the question again or (?:Alt and )?F for your score\.$/);
    expect(sentence).not.toContain('for no time limit');
  });

  it.each(TIMED)('explains how to remove the time limit: $id', async (game) => {
    await openGame(game, '&start&time=normal');
    const sentence = screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
    expect(sentence).toMatch(/Press (?:Alt and )?T for no time limit/);
  });
});

describe('T', () => {
  it.each(TIMED)('restarts the round with the same question and no time limit: $id', async (game) => {
    const opened = await openGame(game, '&start&time=normal');
    advanceToTurn(game, opened);
    const { question } = readVisiblePage();
    fireEvent.keyDown(document.activeElement ?? main(), { key: 't', altKey: needsAlt() });
    advanceToTurn(game, opened);
    expect(opened.context().settings).toMatchObject({ time: 'none' });
    expect(readVisiblePage().question).toBe(question);
  });

  it('does not restart a round once a question has been answered', async () => {
    const opened = await openGame(MENTAL, '&start&time=normal&speed=50');
    advanceToTurn(MENTAL, opened);
    await answerQuestion(MENTAL, 'right');
    fireEvent.keyDown(main(), { key: 't' });
    await heard('This round still has its time limit.');
    expect(opened.context()).toMatchObject({ settings: { time: 'normal' }, tally: { answers: 1 } });
  });
});

const needsAlt = (): boolean =>
  screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent?.includes('Alt and') === true;

describe('R', () => {
  it.each(ALL)('repeats the question: $id', async (game) => {
    await play(game);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = screen.getByRole('status').textContent;
    expect(asked).not.toBe('');
    fireEvent.keyDown(document.activeElement ?? main(), { key: 'r', altKey: needsAlt() });
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(asked));
    expect(screen.getByRole('status').textContent?.trim()).toBe(asked?.trim());
  });

  it('types a letter if answers are words, so that the shortcut needs Alt', async () => {
    await play(TIME_MASTER, '&difficulty=hard');
    expect(needsAlt()).toBe(true);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.type(field, 'Friday');
    expect(field.value).toBe('Friday');
  });
});

describe('F', () => {
  it('announces the statistics in words', async () => {
    const opened = await openGame(findGame('money-counter'), '&start&time=normal&speed=50');
    advanceToTurn(findGame('money-counter'), opened);
    fireEvent.keyDown(main(), { key: 'f' });
    expect(await heard('Score')).toMatch(/^Score 0\. Question 1 of 10\. Streak 0\..* Time \d+ (?:minute|second)/);
  });

  it('leaves out statistics that a style sheet hides', async () => {
    const opened = await openGame(findGame('money-counter'), '&start&time=normal&speed=50');
    advanceToTurn(findGame('money-counter'), opened);
    document.querySelector<HTMLElement>('.stat[data-figure="score"]')!.style.display = 'none';
    fireEvent.keyDown(main(), { key: 'f' });
    expect(await heard('Question')).toMatch(/^Question 1 of 10\. Streak 0\./);
  });
});

describe('A verdict', () => {
  it.each(ALL)('ends with how to continue: $id', async (game) => {
    await play(game);
    await answerQuestion(game, 'wrong');
    expect(await heard('Press Enter')).toMatch(/Press Enter (?:to continue|for your result)\.$/);
  });
});

describe('The result', () => {
  it.each(ALL)('is announced in one sentence, and has headings: $id', async (game) => {
    const opened = await play(game);
    await answerQuestion(game, 'right');
    opened.send({ type: 'END_ROUND' });
    expect(await heard('The round is over')).toMatch(/^The round is over: \d/);
    expect(within(main()).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  });
});

describe('Focus', () => {
  it.each(ALL)('is never lost during a round: $id', async (game) => {
    const lost: string[] = [];
    const opened = await play(game);
    const checkFocus = (when: string) => {
      if (document.activeElement === document.body) lost.push(when);
    };
    for (const verdict of ['wrong', 'right'] as const) {
      checkFocus(`before a ${verdict} answer`);
      await answerQuestion(game, verdict);
      checkFocus(`after a ${verdict} answer`);
      advance(opened, 3000);
      const { nextButton } = readVisiblePage();
      if (nextButton !== null) await user.click(button(nextButton));
      checkFocus('at the next question');
      advanceToTurn(game, opened);
    }
    await user.keyboard('{Escape}');
    checkFocus('in the pause');
    await user.click(button('End round'));
    checkFocus('at the result');
    await user.click(button(new RegExp(`${getBot(game).again.replace(/^\P{L}+/u, '')}$`, 'u')));
    checkFocus('in another round');
    expect(lost).toEqual([]);
  });

  it('can be moved by a screen reader during a round without losing answers', async () => {
    const opened = await play(MENTAL);
    screen.getByRole('heading', { level: 1 }).focus();
    await answerQuestion(MENTAL, 'right');
    advance(opened, 3000);
    advanceToTurn(MENTAL, opened);
    expect(document.activeElement).not.toBe(document.body);
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('1');
    expect(opened.context().tally?.answers).toBe(2);
  });
});

describe('Sound clues', () => {
  it('replace the usual sounds of answers', async () => {
    changeSettings({ hasSoundPicture: true });
    await play(MENTAL);
    await answerQuestion(MENTAL, 'wrong');
    expect(playedSoundNames()).toContain('earWrong');
    expect(playedSoundNames()).not.toContain('wrong');
  });

  it('are off by default', async () => {
    await play(MENTAL);
    await answerQuestion(MENTAL, 'right');
    expect(playedSoundNames().filter((name) => name.startsWith('ear'))).toEqual([]);
    cleanup();
  });
});
