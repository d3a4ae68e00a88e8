// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Result } from '../../src/games/arithmetic-hero/screen/Result';
import { Rewards } from '../../src/games/arithmetic-hero/screen/Rewards';
import { heroGame } from '../machines/arithmetic-hero/helpers/game';
import { createSavedProgress } from '../machines/arithmetic-hero/helpers/saved';

const person = userEvent.setup();

type Options = NonNullable<Parameters<typeof heroGame>[0]>;

/** The game-over screen after a round with this many right answers. */
function openGameOver(options: Options, solved: number) {
  const hero = heroGame({ startsAtOnce: true, ...options });
  hero.solveMany(solved);
  hero.endRound();
  hero.clock.advance(2000);
  render(<Result actor={hero.game} reducedMotion onAgain={() => {}} />);
}

const figure = (name: string) => {
  const { textContent, dataset } = screen.getByTestId(name);
  return [textContent, dataset['value']];
};

describe('The game-over screen', () => {
  it('shows the best score as a figure if the score is not a new best', () => {
    openGameOver({ saved: createSavedProgress({ highScores: { arcade: [1200, 0, 0, 0, 0], challenge: 0 } }) }, 3);
    expect([figure('score'), figure('best')]).toEqual([
      ['30', '30'],
      ['1,200', '1200'],
    ]);
    expect(screen.getByText(/^Best so far:/)).toBeDefined();
  });

  it('shows a new best only once, as the score', () => {
    openGameOver({}, 3);
    expect(screen.getByText('New high score!')).toBeDefined();
    expect(screen.queryByTestId('best')).toBeNull();
  });

  it.each([
    ['the level that has just been unlocked', {}, 20, 'Try level 2, or a longer streak.'],
    ['a longer streak if the next level is locked', {}, 3, 'Try for a longer streak.'],
    [
      'a longer streak after the last level',
      { level: 5, saved: createSavedProgress({ unlockedLevels: 5 }) },
      1,
      'Try for a longer streak.',
    ],
    [
      'a longer streak after a challenge',
      { mode: 'challenge', saved: createSavedProgress({ unlockedLevels: 5 }) },
      3,
      'Try for a longer streak.',
    ],
    ['a single sum after a round without answers', {}, 0, 'Try just one sum next time.'],
  ] satisfies readonly (readonly [string, Options, number, string])[])('suggests %s', (_, options, solved, text) => {
    openGameOver(options, solved);
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('What a round has unlocked', () => {
  it('is shown before its figures, and the new level is the first button', async () => {
    const hero = heroGame({ startsAtOnce: true });
    hero.solveMany(20);
    hero.endRound();
    hero.clock.advance(2000);
    const onAgain = vi.fn<() => void>();
    render(<Result actor={hero.game} reducedMotion onAgain={onAgain} />);
    const level = screen.getByText('New Level Unlocked!');
    const achievement = await screen.findByText('First Zap!');
    for (const prize of [level, achievement])
      expect(prize.compareDocumentPosition(screen.getByTestId('score'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await person.click(screen.getByRole('button', { name: 'Play level 2' }));
    expect([hero.game.getSnapshot().context.settings.level, onAgain.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('Mistakes', () => {
  it('can be practised from the game-over screen, which then shows how many are fixed', async () => {
    const hero = heroGame({ startsAtOnce: true, time: 'none' });
    hero.fail();
    hero.next();
    hero.endRound();
    const over = render(<Result actor={hero.game} reducedMotion onAgain={() => {}} />);
    await person.click(screen.getByRole('button', { name: 'Practise this one' }));
    expect(hero.state()).toBe('playing.practice.asking');
    over.unmount();
    hero.solve();
    hero.clock.advance(1000);
    render(<Result actor={hero.game} reducedMotion onAgain={() => {}} />);
    expect([figure('mended'), screen.getByRole('heading', { level: 2 }).textContent]).toEqual([
      ['1', '1'],
      'All fixed!',
    ]);
    expect([screen.queryByTestId('score'), screen.queryByRole('button', { name: /^Practise/ })]).toEqual([null, null]);
  });
});

/** How far the score is from unlocking the next level; null if that is not shown. */
const toGo = () => screen.queryByRole('progressbar')?.getAttribute('aria-valuetext') ?? null;

describe('The distance to the next level', () => {
  it('is shown after a round that did not unlock it, with the points needed', () => {
    openGameOver({}, 3);
    expect(toGo()).toBe('30 of 300: 270 to go');
    expect(screen.getByText('To unlock Level 2')).toBeDefined();
  });

  it.each([
    ['once it is unlocked', {}, 20],
    ['if it is unlocked already', { saved: createSavedProgress({ unlockedLevels: 3 }) }, 3],
    ['to a guest', { level: 3 }, 3],
    ['after the last level', { level: 5, saved: createSavedProgress({ unlockedLevels: 5 }) }, 1],
    ['after a challenge', { mode: 'challenge' }, 3],
  ] satisfies readonly (readonly [string, Options, number])[])('is not shown %s', (_, options, solved) => {
    openGameOver(options, solved);
    expect(toGo()).toBeNull();
  });
});

describe('The rewards', () => {
  it('show every best score, and the length of each sprint', async () => {
    const saved = createSavedProgress({ unlockedLevels: 2, highScores: { arcade: [1500, 0, 0, 0, 0], challenge: 75 } });
    const scores = { arcade: [10, 0, 0, 0, 0], challenge: 20 };
    const hero = heroGame({ saved: { ...saved, otherBests: { longer: scores, none: scores } } });
    render(<Rewards actor={hero.game} />, { wrapper: MemoryRouter });
    await person.click(screen.getByRole('tab', { name: 'High Scores' }));
    const bests = within(screen.getByRole('tabpanel')).getAllByTestId('best');
    const normal = bests.slice(0, 6).map(({ textContent, dataset }) => [textContent, dataset['value']]);
    expect(normal).toEqual([['1,500', '1500'], ...Array.from({ length: 4 }, () => ['-', '0']), ['75', '75']]);
    expect(bests).toHaveLength(18);
    const sprints = ['90-second sprint', '180-second sprint', '30 sums'];
    for (const sprint of sprints) expect(screen.getByText(sprint)).toBeDefined();
    const keep = screen.getByRole('link', { name: 'Save or load your progress' });
    expect(keep.getAttribute('href')).toBe('/progress');
  });
});
