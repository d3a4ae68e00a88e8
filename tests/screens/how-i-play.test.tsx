// @vitest-environment jsdom
/* The "How I play" sheet, and what its settings do in games. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GAMES } from '../../src/catalogue';
import { type Settings, settingsStore } from '../../src/device/settings';
import RacePage from '../../src/games/math-facts/Screen';
import { text as raceText } from '../../src/games/math-facts/text';
import { HowIPlay } from '../../src/pages/how/HowIPlay';
import { announce } from '../../src/play/internal/announcer';
import { withoutCounts, withoutPoints } from '../../src/play/score/without-points';
import { sheetStore } from '../../src/ui/sheet-requests';
import { fakeSpeechDevice } from '../helpers/fake-speech-device';
import { raceGame } from '../machines/math-facts/helpers/game';
import { answerQuestion, main, openGame } from './helpers/bot-round';
import { advance, button, openPage, radio, statTexts, statValues } from './helpers/page';

// The bots' knowledge of games imports Playwright.
vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const person = userEvent.setup();
const changeSettings = (chosen: Partial<Settings>) =>
  act(() => settingsStore.update((known) => ({ ...known, ...chosen })));
const findGame = (id: string) => GAMES.find((game) => game.id === id)!;
const toggle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const isOn = (name: string) => toggle(name).getAttribute('aria-pressed') === 'true';

const openSheet = () => render(<HowIPlay onClose={() => {}} />);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  settingsStore.update(() => settingsStore.format.fallback);
  vi.unstubAllGlobals();
});

describe('The sheet', () => {
  it('removes time limits with one press', async () => {
    openSheet();
    await person.click(radio('No hurry'));
    expect(settingsStore.read().time).toBe('none');
  });

  it.each([
    ['Less movement', { motion: 'calm' }],
    ['More contrast', { contrast: 'more' }],
    ['More space', { spacing: 'wide' }],
    ['Left-handed', { padSide: 'left' }],
    ['One switch', { control: 'switch' }],
    ['Short rounds', { roundLength: 'short' }],
    ['Hide the score', { isScoreHidden: true }],
    ['Sound clues', { hasSoundPicture: true }],
    ['Music', { isMusicOn: true }],
  ] as const)('switches one setting on and off with "%s"', async (name, chosen) => {
    openSheet();
    const [before, wasOn] = [settingsStore.read(), isOn(name)];
    await person.click(toggle(name));
    expect(settingsStore.read()).toEqual({ ...before, ...chosen });
    expect(isOn(name)).toBe(!wasOn);
    await person.click(toggle(name));
    expect(settingsStore.read()).toEqual(before);
  });

  it.each([
    ['School letters', { letters: 'andika' }],
    ['Clear', { letters: 'atkinson' }],
    ['Largest', { textSize: 'largest' }],
  ] as const)('changes the font or text size with "%s"', async (name, chosen) => {
    openSheet();
    await person.click(radio(name));
    expect(settingsStore.read()).toMatchObject(chosen);
    expect(radio(name).checked).toBe(true);
  });

  it('offers the scanning speed once "One switch" is on', async () => {
    openSheet();
    expect(screen.queryByRole('radio', { name: 'Slow' })).toBeNull();
    await person.click(toggle('One switch'));
    await person.click(radio('Slow'));
    expect(settingsStore.read().scanMs).toBe(2500);
  });

  it('measures the scanning speed with three presses, and then offers it as "Mine"', async () => {
    changeSettings({ control: 'switch' });
    openSheet();
    expect(screen.queryByRole('radio', { name: 'Mine' })).toBeNull();
    await import('../../src/scan/SwitchTrial');
    vi.useFakeTimers();
    fireEvent.click(button('Find my speed'));
    await act(async () => {});
    for (let presses = 0; presses < 3; presses++) {
      for (let waited = 0; screen.queryByRole('img', { name: 'A boat' }) === null && waited < 40; waited++)
        act(() => void vi.advanceTimersByTime(100));
      act(() => void vi.advanceTimersByTime(1100));
      fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX' });
      fireEvent.keyUp(document.body, { key: 'x', code: 'KeyX' });
    }
    act(() => void vi.advanceTimersByTime(500));
    vi.useRealTimers();
    expect(settingsStore.read().scanMs).toBeGreaterThanOrEqual(1600);
    expect([radio('Mine').checked, screen.queryByRole('img', { name: 'A boat' })]).toEqual([true, null]);
    await person.click(radio('Fast'));
    expect(settingsStore.read().scanMs).toBe(900);
    expect(screen.queryByRole('radio', { name: 'Mine' })).toBeNull();
  });

  it('shows settings that another tab has changed', () => {
    openSheet();
    localStorage.setItem('numeria.settings', JSON.stringify({ version: 1, data: { time: 'longer', spacing: 'wide' } }));
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'numeria.settings' })));
    expect([radio('Longer').checked, isOn('More space')]).toEqual([true, true]);
  });

  it('offers to read aloud only if the device has a voice', () => {
    openSheet();
    expect(screen.queryByRole('button', { name: /^Read to me/ })).toBeNull();
    cleanup();
    fakeSpeechDevice();
    openSheet();
    expect(isOn('Read to me')).toBe(false);
  });

  it('opens from the menu settings and the pause card', async () => {
    const asked: string[] = [];
    onTestFinished(sheetStore.subscribe(({ kind }) => asked.push(kind)));
    await openGame(findGame('math-warp'));
    await person.click(button(/^Settings:/));
    await person.click(within(main()).getByRole('button', { name: 'How I play' }));
    cleanup();
    await openGame(findGame('shape-match'));
    await person.click(button('Pause'));
    await person.click(within(main()).getByRole('button', { name: 'How I play' }));
    expect(asked).toEqual(['how', 'how']);
  });
});

describe('A game', () => {
  it('applies a new time setting at once, in the menu and during a round', async () => {
    const menu = await openGame(findGame('math-warp'));
    changeSettings({ time: 'none' });
    expect(menu.context().settings).toMatchObject({ time: 'none' });
    cleanup();
    changeSettings({ time: 'normal' });
    const round = await openGame(findGame('time-master'), '&start');
    expect(screen.queryByTestId('time')).not.toBeNull();
    changeSettings({ time: 'none' });
    expect(round.context().settings).toMatchObject({ time: 'none' });
    expect(screen.queryByTestId('time')).toBeNull();
  });

  it("uses its link's time setting until the player changes it", async () => {
    const game = await openGame(findGame('math-warp'), '&time=longer');
    changeSettings({ letters: 'andika' });
    expect(game.context().settings).toMatchObject({ time: 'longer' });
    changeSettings({ time: 'none' });
    expect(game.context().settings).toMatchObject({ time: 'none' });
  });

  it('reduces motion immediately', async () => {
    await openGame(findGame('math-warp'), '&start');
    expect(main().dataset['calm']).toBe('false');
    changeSettings({ motion: 'calm' });
    expect(main().dataset['calm']).toBe('true');
  });

  it('asks and counts half as many questions in a short round', async () => {
    changeSettings({ roundLength: 'short' });
    const game = findGame('time-master');
    const opened = await openGame(game, '&start&time=none');
    expect(statTexts('progress')).toEqual(['1 of 5']);
    for (let asked = 0; asked < 5; asked++) {
      await answerQuestion(game, 'right');
      advance(opened, 2000);
    }
    expect(main().dataset['state']).toBe('finished');
    expect(screen.getByText('of 5 right')).toBeDefined();
    expect(statValues('accuracy')).toEqual([100]);
    expect(screen.queryByText('New high score!')).toBeNull();
  });

  it('describes short and multiple-choice rounds in its menu', async () => {
    await openGame(findGame('fraction-simplify'), '&answers=choice');
    expect(screen.getByText('There are 10 questions.')).toBeDefined();
    expect(screen.getByText('Pick the right fraction.')).toBeDefined();
    changeSettings({ roundLength: 'short' });
    expect(screen.getByText('There are 5 questions.')).toBeDefined();
  });

  it('shows no best scores in its menu if the score is hidden', async () => {
    await openGame(findGame('algebra-adventure'), '', { 'findX.easy.normal': { score: 4, streak: 2 } });
    expect(statValues('best')).toEqual([4]);
    changeSettings({ isScoreHidden: true });
    expect(statValues('best')).toEqual([undefined]);
  });

  it('mentions no numbers of answers on its result if the score is hidden', async () => {
    changeSettings({ isScoreHidden: true, roundLength: 'short' });
    const game = findGame('time-master');
    const opened = await openGame(game, '&start&time=none');
    for (let asked = 0; asked < 5; asked++) {
      await answerQuestion(game, 'right');
      advance(opened, 2000);
    }
    expect(screen.getByText('What went well').parentElement?.textContent).toBe('What went wellWell done!');
    expect(screen.queryByText(/in a row/)).toBeNull();
    expect(vi.mocked(announce).mock.calls.map(([said]) => said)).toContain('The round is over.');
  });

  it('mentions no points if the score is hidden', () => {
    changeSettings({ isScoreHidden: true });
    expect(raceText.play.right(16)).toBe('Correct!');
    expect(withoutPoints('+1,240 points!')).toBe('');
    expect(raceText.ear.milestone(1240)).toBe('You win a balloon!');
    expect(withoutCounts('You got one right.')).toBe('Well done!');
    expect(withoutCounts('Brave try!')).toBe('Brave try!');
  });

  // Last, because it replaces the machine for all tests after it.
  it('reads announcements aloud automatically if "Read to me" is on', () => {
    const device = fakeSpeechDevice();
    changeSettings({ isVoiceOn: true });
    openPage(RacePage, raceGame({ seed: 3 }));
    expect(device.words()[0]).toMatch(/^Math Facts Race\. /);
  });
});
