/*
 * The data that the game stores: achievements still to be shown, the wardrobe, changes in other tabs, and the changes
 * that the page writes.
 */
import { describe, expect, it } from 'vitest';
import { COSMETICS, type Cosmetic, type CosmeticType } from '../../../machines/arithmetic-hero/cosmetics';
import { applyChange, NEW_PROGRESS } from '../../../machines/arithmetic-hero/progress';
import { heroGame } from './helpers/game';
import { createSavedProgress, pendingNames, unlockedNames } from './helpers/saved';

function item(type: CosmeticType, id: string): Cosmetic {
  const found = COSMETICS[type].find((one) => one.id === id);
  if (!found) throw new Error(`No ${type} ${id}`);
  return found;
}

/** A player in the wardrobe with this total number of correct answers. */
function wardrobe(totalCorrectAnswers: number) {
  const game = heroGame({ saved: createSavedProgress({ totalCorrectAnswers }) });
  game.send({ type: 'OPEN_CUSTOMISER' });
  const choose = (type: CosmeticType, id: string) => game.send({ type: 'CHOOSE_ITEM', item: item(type, id) });
  return { ...game, choose };
}

describe('Achievements still to be shown', () => {
  it('load at first, disappear once shown, and do not return', () => {
    const earned = applyChange(createSavedProgress(), { kind: 'solved', count: 1, longestStreak: 10 });
    const game = heroGame({ saved: earned });
    expect(pendingNames(game.context().saved)).toEqual(['First Zap!', 'On Fire!']);
    game.send({ type: 'PENDING_SHOWN' });
    expect(pendingNames(game.context().saved)).toEqual([]);
    expect(game.changes).toEqual([{ kind: 'pendingShown' }]);
    game.start();
    game.solve();
    expect(pendingNames(game.context().saved)).toEqual([]);
    expect(unlockedNames(game.context().saved)).toEqual(['First Zap!', 'On Fire!']);
  });

  it('can be shown on every screen', () => {
    const saved = applyChange(createSavedProgress(), { kind: 'solved', count: 1, longestStreak: 0 });
    const playing = heroGame({ saved, startsAtOnce: true });
    const over = heroGame({ saved, startsAtOnce: true });
    over.endRound();
    const rewards = heroGame({ saved });
    rewards.send({ type: 'OPEN_REWARDS' });
    const states = [playing, over, rewards].map((game) => {
      game.send({ type: 'PENDING_SHOWN' });
      return [game.state(), pendingNames(game.context().saved)];
    });
    expect(states).toEqual([
      ['playing.arcade.falling', []],
      ['gameover', []],
      ['other.rewards', []],
    ]);
  });
});

describe('The wardrobe', () => {
  it('ignores a locked item', () => {
    const game = wardrobe(199);
    game.choose('color', 'red');
    expect([game.progress().avatarItems.color, game.changes]).toEqual(['blue', []]);
    expect(game.progress().unlockedItems).not.toContain('red-color');
  });

  it('unlocks an earned item, puts it on and saves both with one click', () => {
    const game = wardrobe(200);
    game.choose('color', 'red');
    expect(game.progress().unlockedItems).toContain('red-color');
    expect(game.progress().avatarItems).toEqual({ ...NEW_PROGRESS.avatarItems, color: 'red' });
    expect(game.changes).toEqual([{ kind: 'itemWorn', item: item('color', 'red') }]);
    expect(game.state()).toBe('other.customiser');
  });

  it('switches between unlocked items without unlocking them again', () => {
    const game = wardrobe(300);
    game.choose('color', 'red');
    game.choose('color', 'blue');
    game.choose('color', 'red');
    game.choose('mask', 'square');
    expect(game.progress().unlockedItems.toSorted()).toEqual(
      [...NEW_PROGRESS.unlockedItems, 'red-color', 'square-mask'].toSorted(),
    );
    expect(game.progress().avatarItems).toEqual({ ...NEW_PROGRESS.avatarItems, color: 'red', mask: 'square' });
  });
});

describe('Progress saved by another tab', () => {
  it('is used on every screen from then on', () => {
    const elsewhere = createSavedProgress({ unlockedLevels: 3, totalCorrectAnswers: 50 });
    const game = heroGame();
    game.send({ type: 'SAVED_ELSEWHERE', saved: elsewhere });
    expect(game.context().saved).toEqual(elsewhere);
    game.send({ type: 'CHOOSE_LEVEL', level: 3 });
    expect(game.context().settings.level).toBe(3);
    game.start();
    game.send({ type: 'SAVED_ELSEWHERE', saved: createSavedProgress({ unlockedLevels: 3, totalCorrectAnswers: 60 }) });
    game.solve();
    expect(game.progress().totalCorrectAnswers).toBe(61);
    expect(game.state()).toBe('playing.arcade.falling');
  });

  it('does not affect the current round, which only adds its own results', () => {
    const game = heroGame();
    game.start();
    game.solveMany(3);
    const merged = createSavedProgress({ totalCorrectAnswers: 103, longestStreak: 3 });
    game.send({ type: 'SAVED_ELSEWHERE', saved: merged });
    game.solveMany(2);
    expect(game.progress()).toMatchObject({ totalCorrectAnswers: 105, longestStreak: 5 });
  });

  it('with a better score stops this round from being a new best', () => {
    const game = heroGame();
    game.start();
    game.solveMany(5);
    const better = { highScores: { arcade: [9000, 0, 0, 0, 0], challenge: 0 } };
    game.send({ type: 'SAVED_ELSEWHERE', saved: createSavedProgress(better) });
    game.endRound();
    expect(game.context().result?.isNewHighScore).toBe(false);
    expect(game.progress().highScores.arcade[0]).toBe(9000);
  });
});

describe('The changes sent to the page', () => {
  it('add up to exactly the progress of the game', () => {
    const saved = createSavedProgress({ totalCorrectAnswers: 190 });
    const game = heroGame({ saved });
    for (const mode of ['arcade', 'challenge', 'practice'] as const) {
      game.send({ type: 'CHOOSE_MODE', mode });
      game.start();
      game.send({ type: 'BEGIN' });
      if (mode === 'practice') game.solve();
      else game.solveMany(25);
      game.fail();
      game.send({ type: 'PAGE_LEFT' });
      game.endRound();
      game.clock.advance(2000);
      game.backToMenu();
    }
    game.send({ type: 'OPEN_CUSTOMISER' });
    game.send({ type: 'CHOOSE_ITEM', item: item('color', 'red') });
    game.send({ type: 'PENDING_SHOWN' });
    const kinds = new Set(game.changes.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['itemWorn', 'pendingShown', 'scored', 'solved']);
    expect(game.changes.reduce(applyChange, saved)).toEqual(game.context().saved);
    expect(game.progress()).toMatchObject({ totalCorrectAnswers: 241, longestStreak: 25, unlockedLevels: 2 });
  });
});
