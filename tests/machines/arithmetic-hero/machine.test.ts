/* The state chart of the whole game: every path between screens, and the choices in the menu. */
import { describe, expect, it } from 'vitest';
import { LEVEL_IDS } from '../../../machines/arithmetic-hero/levels';
import { heroGame } from './helpers/game';
import { createSavedProgress } from './helpers/saved';

describe('The menu', () => {
  it('opens first, with the given settings', () => {
    const game = heroGame({ mode: 'challenge', level: 1, answers: 'choice', time: 'longer' });
    expect(game.state()).toBe('menu');
    expect(game.context().settings).toEqual({ mode: 'challenge', level: 1, answers: 'choice', time: 'longer' });
  });

  it('goes back to level 1 in every mode except the challenge', () => {
    const game = heroGame({ level: 3, saved: createSavedProgress({ unlockedLevels: 3 }) });
    game.send({ type: 'CHOOSE_MODE', mode: 'challenge' });
    expect(game.context().settings).toMatchObject({ mode: 'challenge', level: 3 });
    game.send({ type: 'CHOOSE_MODE', mode: 'practice' });
    expect(game.context().settings).toMatchObject({ mode: 'practice', level: 1 });
    game.send({ type: 'CHOOSE_LEVEL', level: 2 });
    game.send({ type: 'CHOOSE_MODE', mode: 'arcade' });
    expect(game.context().settings).toMatchObject({ mode: 'arcade', level: 1 });
  });

  it('only allows unlocked levels', () => {
    const game = heroGame({ saved: createSavedProgress({ unlockedLevels: 3 }) });
    const chosen = LEVEL_IDS.map((level) => {
      game.send({ type: 'CHOOSE_LEVEL', level: 1 });
      game.send({ type: 'CHOOSE_LEVEL', level });
      return game.context().settings.level;
    });
    expect(chosen).toEqual([1, 2, 3, 1, 1]);
  });

  it('keeps the input method and the time setting', () => {
    const game = heroGame();
    game.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    game.send({ type: 'CHOOSE_TIME', time: 'none' });
    expect(game.context().settings).toEqual({ mode: 'arcade', level: 1, answers: 'choice', time: 'none' });
  });

  it('only accepts choices while it is open', () => {
    const game = heroGame();
    game.start();
    game.send({ type: 'CHOOSE_MODE', mode: 'challenge' });
    game.send({ type: 'CHOOSE_ANSWERS', answers: 'choice' });
    expect(game.context().settings).toEqual({ mode: 'arcade', level: 1, answers: 'type', time: 'normal' });
  });

  it('accepts another time during a round, for the next one', () => {
    const game = heroGame();
    game.start();
    game.send({ type: 'CHOOSE_TIME', time: 'none' });
    expect([game.context().round.settings.time, game.state()]).toEqual(['normal', 'playing.arcade.falling']);
    game.backToMenu();
    game.start();
    expect([game.context().round.settings.time, game.state()]).toEqual(['none', 'playing.arcade.asking']);
  });
});

describe('Navigation', () => {
  it.each([
    ['arcade', 'normal', 'playing.arcade.falling'],
    ['arcade', 'none', 'playing.arcade.asking'],
    ['challenge', 'normal', 'playing.challenge.ready'],
    ['practice', 'longer', 'playing.practice.asking'],
  ] as const)('leads from the menu into %s (time: %s), and back', (mode, time, state) => {
    const game = heroGame({ mode, time });
    game.start();
    expect([game.state(), game.context().result]).toEqual([state, null]);
    game.backToMenu();
    expect(game.state()).toBe('menu');
  });

  it.each([true, false])(
    "plays the link's seed once, then a new one each time (without the menu: %s)",
    (startsAtOnce) => {
      const game = heroGame({ seed: 9, startsAtOnce });
      if (!startsAtOnce) game.start(5);
      const first = game.context().seed;
      game.backToMenu();
      game.start(6);
      const second = game.context().seed;
      game.endRound();
      game.start(7);
      expect([first, second, game.context().seed]).toEqual([9, 6, 7]);
      expect(game.battle().settings.seed).toBe(7);
    },
  );

  it.each([
    ['arcade', 'playing.arcade.falling'],
    ['challenge', 'playing.challenge.falling'],
    ['practice', 'playing.practice.asking'],
  ] as const)('starts a round without the introduction if the link asks for one: %s', (mode, state) => {
    const game = heroGame({ mode, startsAtOnce: true, seed: 8 });
    expect(game.state()).toBe(state);
    expect(game.context().seed).toBe(8);
  });

  it('shows the introduction to the challenge from the menu, even after a link that skipped it', () => {
    const game = heroGame({ mode: 'challenge', startsAtOnce: true });
    game.backToMenu();
    game.start();
    expect(game.state()).toBe('playing.challenge.ready');
  });

  it.each([['arcade'], ['challenge']] as const)('leads from the end of %s to another round, or to the menu', (mode) => {
    const game = heroGame({ mode, startsAtOnce: true });
    game.endRound();
    expect(game.state()).toBe('gameover');
    game.start(77);
    expect([game.state(), game.context().seed, game.context().result]).toEqual([
      expect.stringMatching(`^playing.${mode}`),
      77,
      null,
    ]);
    game.backToMenu();
    game.start(78);
    game.send({ type: 'BEGIN' });
    game.endRound();
    game.backToMenu();
    expect(game.state()).toBe('menu');
  });

  it('leads from the menu to the wardrobe and the rewards, and back', () => {
    const game = heroGame();
    game.send({ type: 'OPEN_CUSTOMISER' });
    expect(game.state()).toBe('other.customiser');
    game.backToMenu();
    game.send({ type: 'OPEN_REWARDS' });
    expect(game.state()).toBe('other.rewards');
    game.backToMenu();
    expect(game.state()).toBe('menu');
  });

  it('ignores an event that a screen does not handle', () => {
    const game = heroGame({ saved: createSavedProgress({ unlockedLevels: 5 }) });
    game.backToMenu();
    game.send({ type: 'CHOOSE_ITEM', item: { type: 'color', id: 'blue', lockThreshold: 0 } });
    game.send({ type: 'PAGE_LEFT' });
    expect([game.state(), game.changes]).toEqual(['menu', []]);
    game.send({ type: 'OPEN_REWARDS' });
    game.start();
    game.send({ type: 'CHOOSE_LEVEL', level: 4 });
    expect([game.state(), game.context().settings.level]).toEqual(['other.rewards', 1]);
    game.backToMenu();
    game.start();
    game.start(99);
    game.send({ type: 'OPEN_CUSTOMISER' });
    expect([game.state(), game.context().seed]).toEqual(['playing.arcade.falling', 1]);
  });

  it('shows the result immediately if the level was already unlocked', () => {
    const game = heroGame({ saved: createSavedProgress({ unlockedLevels: 2 }) });
    game.start();
    game.solveMany(20);
    game.endRound();
    expect([game.state(), game.context().result?.openedLevel]).toEqual(['gameover', null]);
  });
});
