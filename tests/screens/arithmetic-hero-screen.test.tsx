// @vitest-environment jsdom
/* The whole page of Arithmetic Hero: its menu, rounds, wardrobe and rewards. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACHIEVEMENTS } from '../../machines/arithmetic-hero/achievements';
import ArithmeticHeroScreen from '../../src/games/arithmetic-hero/Screen';
import { useArithmeticHero } from '../../src/games/arithmetic-hero/useArithmeticHero';
import { showToast } from '../../src/ui/toast';
import { type HeroGame, heroGame } from '../machines/arithmetic-hero/helpers/game';
import { createSavedProgress } from '../machines/arithmetic-hero/helpers/saved';

vi.mock('@pixi/react', () => ({ Application: () => null, extend: () => null, useApplication: () => ({}) }));
vi.mock('../../src/device/sound');
vi.mock('../../src/play/feedback/confetti');
vi.mock('../../src/ui/toast', { spy: true });
vi.mock('../../src/games/arithmetic-hero/useArithmeticHero');

beforeEach(() => {
  vi.mocked(showToast).mockReset();
  vi.stubGlobal('fetch', async () => new Response());
});

const person = userEvent.setup();

/** The page with a game on a clock that the test controls. */
function openPage(options: Parameters<typeof heroGame>[0] = {}): HeroGame {
  const game = heroGame(options);
  vi.mocked(useArithmeticHero).mockReturnValue({ actor: game.game, clock: game.clock, reducedMotion: true });
  render(<ArithmeticHeroScreen />, { wrapper: MemoryRouter });
  return game;
}

const savedAfter = (totalCorrectAnswers: number, ids: readonly string[] = []) =>
  createSavedProgress({
    totalCorrectAnswers,
    achievements: ACHIEVEMENTS.map((one) => ({ ...one, isUnlocked: ids.includes(one.id) })),
  });
const advance = ({ clock }: HeroGame, ms: number) => act(() => clock.advance(ms));
const state = () => document.querySelector('main')?.dataset['state'];
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const enter = async (door: string, title: string) => {
  await press(door);
  return screen.findByRole('heading', { name: title });
};
const enterWardrobe = () => enter('Customize Hero', 'Customise Your Hero');
const item = (id: string) => {
  const button = screen.getByText(id, { selector: '.wardrobe-item b' }).closest('button');
  if (button === null) throw new Error(`There is no ${id}.`);
  return button;
};
const picture = () =>
  document
    .querySelector('img.hero')
    ?.getAttribute('src')
    ?.replaceAll(/clip\d+/g, 'clip');
const toasts = () => vi.mocked(showToast).mock.calls.map(([{ title, text, durationMs }]) => [title, text, durationMs]);
const figure = (name: string) => screen.getByTestId(name).textContent;
const question = () => screen.getByTestId('question').textContent;
const field = () => screen.getByRole('textbox', { name: 'Your answer' });
const sums = () => within(screen.getByRole('list', { name: 'Sums on the screen' })).queryAllByRole('listitem');

/** For each item in the open tab, whether it is unlocked. */
const listed = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map(({ textContent }) => /(Unlocked|Locked)/.exec(textContent)?.[0]);
const groups = () => screen.getAllByRole('group', { name: /^Answers for/ });

describe('The wardrobe', () => {
  it('shows when each locked item unlocks, and does not let the hero wear it', async () => {
    openPage({ saved: savedAfter(150, ['first-zap', 'century-club', 'big-brain']) });
    const title = await enterWardrobe();
    expect(document.activeElement).toBe(title);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Colors',
      'Masks',
      'Capes',
      'Emblems',
    ]);
    expect([figure('progress'), figure('solved')]).toEqual([
      expect.stringMatching(/^3\b/),
      expect.stringMatching(/^150\b/),
    ]);
    const before = picture();
    for (const [tab, items] of Object.entries({
      Colors: { red: 200, green: 500, purple: 1000, orange: 1500 },
      Masks: { square: 300, diamond: 800, star: 1200 },
      Capes: { star: 400, wave: 900, flames: 1400 },
      Emblems: { plus: 250, star: 600, bolt: 1100 },
    })) {
      await person.click(screen.getByRole('tab', { name: tab }));
      for (const [id, count] of Object.entries(items)) {
        expect(item(id).textContent).toContain(`Unlock at ${count}`);
        expect(item(id).textContent).toContain(`${(count - 150).toLocaleString('en-GB')} more right answers`);
        expect(item(id).getAttribute('aria-disabled')).toBe('true');
        await person.click(item(id));
        expect(item(id).getAttribute('aria-pressed')).toBe('false');
      }
    }
    expect(picture()).toBe(before);
    expect(toasts()).toEqual([]);
  });

  it('unlocks an earned item when it is clicked, says so for three seconds, and keeps it on', async () => {
    const game = openPage({ saved: savedAfter(260) });
    const before = picture();
    await enterWardrobe();
    expect(item('red').textContent).toContain('Click to Unlock');
    await person.click(item('red'));
    expect(toasts()).toEqual([['Item Unlocked!', "You've unlocked the color red!", 3000]]);
    expect(item('red').getAttribute('aria-pressed')).toBe('true');
    const dressed = picture();
    expect([game.progress().avatarItems.color, dressed === before]).toEqual(['red', false]);
    await press('Back to Menu');
    expect([state(), picture()]).toEqual(['menu', dressed]);
    await enterWardrobe();
    expect(item('red').getAttribute('aria-pressed')).toBe('true');
    expect(item('red').textContent).not.toContain('Unlock');
  });

  it('confirms that the look has been saved', async () => {
    openPage({ saved: savedAfter(420) });
    await enterWardrobe();
    await press('Save Changes');
    expect(toasts()).toEqual([['Hero Updated!', "Your hero's look has been saved.", 3000]]);
  });

  it('moves along a rail with the arrow keys', async () => {
    openPage({ saved: savedAfter(420) });
    await enterWardrobe();
    item('blue').focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(item('red'));
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(item('blue'));
  });
});

describe('The rewards', () => {
  it("show the player's progress, and a dash for each missing high score", async () => {
    const { progress } = savedAfter(1234, ['first-zap', 'on-fire', 'rising-star', 'century-club', 'big-brain']);
    const highScores = { arcade: [1500, 0, 0, 0, 0], challenge: 0 };
    openPage({ saved: createSavedProgress({ ...progress, unlockedLevels: 2, highScores }) });
    const title = await enter('View Rewards', 'Rewards Gallery');
    expect(document.activeElement).toBe(title);
    for (const [name, text] of [
      ['Achievements', '5 of 9'],
      ['Levels unlocked', '2 of 5'],
    ] as const)
      expect(screen.getByRole('progressbar', { name }).getAttribute('aria-valuetext')).toBe(text);
    expect(listed()).toEqual(
      ACHIEVEMENTS.map(({ id }) =>
        progress.achievements.find((one) => one.id === id)?.isUnlocked === true ? 'Unlocked' : 'Locked',
      ),
    );
    await person.click(screen.getByRole('tab', { name: 'High Scores' }));
    expect(listed()).toEqual(['Unlocked', 'Unlocked', 'Locked', 'Locked', 'Locked', undefined]);
  });

  it('are announced once when the page opens, in order', async () => {
    const { progress } = savedAfter(1, ['first-zap', 'on-fire']);
    const pendingAchievements = progress.achievements.filter(({ isUnlocked }) => isUnlocked);
    const game = openPage({ saved: createSavedProgress({ ...progress, pendingAchievements }) });
    await waitFor(() => expect(toasts().map(([, text]) => text)).toEqual(['First Zap!', 'On Fire!']));
    expect(game.progress().pendingAchievements).toEqual([]);
  });
});

describe('The start of a round', () => {
  it.each([
    ['Practice', 'Practice Mode'],
    ['Hero Challenge', 'Challenge Mode'],
    ['Arcade', 'Arcade Mode'],
  ])('shows a message for two seconds in %s', async (mode, title) => {
    openPage();
    await person.click(screen.getByRole('button', { name: /^Settings/ }));
    await person.click(screen.getByRole('radio', { name: new RegExp(mode) }));
    await press('Start Game');
    expect(toasts()).toEqual([[title, "Level 1 - Let's go!", 2000]]);
  });

  it('waits behind an introduction with a focused button in the challenge', async () => {
    openPage({ mode: 'challenge' });
    await press('Start Game');
    const title = 'Hero Challenge - Solve as many equations as you can in 90 seconds!';
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin Challenge' }));
    expect(screen.queryByTestId('question')).toBeNull();
    await person.keyboard('{Enter}');
    expect([state(), figure('time')]).toEqual(['playing.challenge.falling', '1:30']);
  });
});

describe('A round', () => {
  it('with falling sums checks typed answers against the lowest sum, and flashes if they match none', async () => {
    const game = openPage({ startsAtOnce: true, seed: 7 });
    advance(game, 3500);
    expect(sums()).toHaveLength(3);
    expect(question()).toBe(sums()[0]?.textContent);
    await person.type(field(), '999{Enter}');
    expect([field().getAttribute('data-shaken'), figure('shield'), figure('streak')]).toEqual(['true', '90%', '0']);
    const second = sums()[1]?.textContent;
    act(() => game.solve());
    expect([question(), figure('score')]).toEqual([second, '10']);
  });

  it('offers four choices for each of the two lowest sums, by name and by number key', async () => {
    const game = openPage({ startsAtOnce: true, seed: 7, answers: 'choice' });
    advance(game, 5000);
    expect(groups().map((group) => group.getAttribute('aria-label'))).toEqual(
      sums()
        .slice(0, 2)
        .map(({ textContent }) => `Answers for ${textContent}`),
    );
    for (const group of groups()) expect(within(group).getAllByRole('button')).toHaveLength(4);
    const [, lower] = groups();
    if (lower === undefined) throw new Error('There is no second group.');
    const [one = 0, other = 0] = lower.getAttribute('aria-label')?.match(/\d+/g)?.map(Number) ?? [];
    const right = within(lower)
      .getAllByRole('button')
      .findIndex((choice) => choice.lastChild?.textContent === String(one + other));
    await person.keyboard(String(5 + right));
    expect([figure('score'), figure('shield')]).toEqual(['10', '100%']);
  });

  it('without a time limit shows the right answer after a mistake, with Next', async () => {
    const game = openPage({ startsAtOnce: true, seed: 7, time: 'none' });
    const sum = question();
    await person.type(field(), '999{Enter}');
    expect(state()).toBe('playing.arcade.feedback');
    expect(screen.getByText(/^Not quite\. The answer is \d+\.$/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    advance(game, 60_000);
    await person.keyboard('{Enter}');
    expect([state(), question() === sum]).toEqual(['playing.arcade.asking', false]);
  });

  it('offers a minus key only if answers can be negative', () => {
    openPage({ startsAtOnce: true, time: 'none' });
    expect(screen.queryByRole('button', { name: 'minus' })).toBeNull();
    openPage({ startsAtOnce: true, time: 'none', level: 5, saved: createSavedProgress({ unlockedLevels: 5 }) });
    expect(screen.getByRole('button', { name: 'minus' })).toBeDefined();
  });
});

describe('Practice', () => {
  it('praises a right answer and continues after a second', async () => {
    const game = openPage({ startsAtOnce: true, seed: 5, mode: 'practice' });
    const tab = await screen.findByRole('tab', { name: 'Practice Mode' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('Level 1 Practice')).toBeDefined();
    expect(field().getAttribute('placeholder')).toBe('Enter your answer');
    expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-disabled')).toBe('true');
    const sum = question();
    act(() => game.solve());
    expect(screen.getByText('Correct! Great job.')).toBeDefined();
    expect(['solved', 'incorrect', 'accuracy', 'streak'].map(figure)).toEqual(['1', '0', '100%', '1']);
    advance(game, 1000);
    expect([state(), question() === sum]).toEqual(['playing.practice.asking', false]);
  });

  it('shows the right answer after a mistake, does not count a second try, and continues with a button', async () => {
    openPage({ startsAtOnce: true, seed: 5, mode: 'practice' });
    const sum = question();
    for (const wrong of ['999', '998']) {
      await person.type(field(), `${wrong}{Enter}`);
      expect(screen.getByText(/^Not quite\. The answer is \d+\. Try again!$/)).toBeDefined();
      expect(figure('incorrect')).toBe('1');
    }
    await press('Next Problem');
    expect([state(), question() === sum]).toEqual(['playing.practice.asking', false]);
    const next = question();
    await press('New Problem');
    expect(question()).not.toBe(next);
  });

  it('switches to choices in its settings, which list the operations, and resets the counters', async () => {
    const saved = createSavedProgress({ unlockedLevels: 4 });
    const game = openPage({ startsAtOnce: true, seed: 5, mode: 'practice', level: 4, saved });
    act(() => game.solve());
    advance(game, 1000);
    await person.click(await screen.findByRole('tab', { name: 'Settings' }));
    expect(state()).toBe('playing.practice.settings');
    expect(screen.queryByTestId('question')).toBeNull();
    const note = 'Operations available at this level. Unlock more by progressing in Arcade mode.';
    expect(screen.getByText(note)).toBeDefined();
    const operations = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(operations.map(({ textContent }) => textContent.charAt(0))).toEqual(['+', '−', '×', '÷']);
    await person.click(screen.getByRole('switch', { name: 'Use multiple choice' }));
    await person.click(screen.getByRole('tab', { name: 'Practice Mode' }));
    expect(['solved', 'incorrect', 'accuracy', 'streak'].map(figure)).toEqual(['0', '0', '0%', '0']);
    expect(within(screen.getByRole('group', { name: 'Answers' })).getAllByRole('button')).toHaveLength(4);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
