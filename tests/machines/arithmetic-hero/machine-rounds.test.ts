/* The effects of a round on totals, best scores, levels and achievements, however it ends. */
import { describe, expect, it } from 'vitest';
import { type HeroGame, heroGame } from './helpers/game';
import { createSavedProgress, pendingNames } from './helpers/saved';

/** Twenty correct answers at level 1: a streak of 20 and 10 × (4 × 1 + 5 × 2 + 5 × 3 + 5 × 4 + 5) points. */
const TWENTY = { score: 540, solved: 20 } as const;

/** A game in the middle of a round with twenty correct answers. */
function twentySolved(options: Parameters<typeof heroGame>[0] = {}): HeroGame {
  const game = heroGame(options);
  game.start();
  game.send({ type: 'BEGIN' });
  game.solveMany(20);
  return game;
}

/** A player with this best score at level 1. */
const withBest = (score: number) => createSavedProgress({ highScores: { arcade: [score, 0, 0, 0, 0], challenge: 0 } });

/** A new player in the middle of a level 3 round from a link. */
const asGuest = () => twentySolved({ level: 3 });

const finish = (game: HeroGame) => {
  game.endRound();
  game.clock.advance(2000);
  expect(game.state()).toBe('gameover');
};

describe('Correct answers', () => {
  it.each(['arcade', 'challenge', 'practice'] as const)(
    'count towards the total immediately, one by one: %s',
    (mode) => {
      const game = heroGame({ mode, startsAtOnce: true });
      game.solve();
      expect(game.progress().totalCorrectAnswers).toBe(1);
      expect(game.changes[0]).toMatchObject({ kind: 'solved', count: 1 });
      game.clock.advance(3001);
      game.solve();
      expect(game.progress().totalCorrectAnswers).toBe(2);
    },
  );

  it('count for the longest streak immediately, but not in practice', () => {
    expect(twentySolved().progress().longestStreak).toBe(20);
    const practice = heroGame({ mode: 'practice', startsAtOnce: true });
    for (let solved = 0; solved < 12; solved++) {
      practice.solve();
      practice.clock.advance(1000);
    }
    expect(practice.progress()).toMatchObject({ totalCorrectAnswers: 12, longestStreak: 0 });
  });

  it('keep counting in practice after a visit to the settings', () => {
    const game = heroGame({ mode: 'practice', startsAtOnce: true });
    game.solve();
    game.send({ type: 'OPEN_SETTINGS' });
    game.send({ type: 'OPEN_PRACTICE' });
    game.solve();
    expect(game.progress().totalCorrectAnswers).toBe(2);
  });

  it('do not count on a second try in practice', () => {
    const game = heroGame({ mode: 'practice', startsAtOnce: true });
    game.fail();
    game.solve();
    expect(game.state()).toBe('playing.practice.correct');
    expect(game.progress().totalCorrectAnswers).toBe(0);
  });

  it('are not counted again in the next round', () => {
    const game = twentySolved();
    finish(game);
    game.start(2);
    game.solve();
    expect(game.progress().totalCorrectAnswers).toBe(21);
  });
});

describe('The result of a round', () => {
  it('shows the tally, the best score, the unlocked level and the achievements', () => {
    const game = twentySolved();
    finish(game);
    const { result } = game.context();
    expect(result).toMatchObject({
      tally: { ...TWENTY, streak: { longest: 20 } },
      isNewHighScore: true,
      openedLevel: 2,
    });
    expect(result?.round).toEqual({ mode: 'arcade', level: 1, time: 'normal', score: 540 });
    const names = result?.achievements.map(({ name }) => name);
    expect(names).toEqual(['First Zap!', 'On Fire!', 'Lightning Fingers', 'Rising Star']);
    expect(game.progress()).toMatchObject({ unlockedLevels: 2, highScores: { arcade: [540, 0, 0, 0, 0] } });
  });

  it('is a new best only for a score above the old one, not for an equal one', () => {
    const stars = [539, 540, 541].map((score) => {
      const game = twentySolved({ saved: withBest(score) });
      finish(game);
      return [game.context().result?.isNewHighScore, game.progress().highScores.arcade[0]];
    });
    expect(stars).toEqual([
      [true, 540],
      [false, 540],
      [false, 541],
    ]);
  });

  it('is not a new best for a round without points', () => {
    const game = heroGame({ startsAtOnce: true });
    game.endRound();
    expect(game.context().result).toMatchObject({ isNewHighScore: false, openedLevel: null, achievements: [] });
  });

  it('is empty for a challenge that is ended before it begins', () => {
    const game = heroGame({ mode: 'challenge' });
    game.start();
    expect(game.state()).toBe('playing.challenge.ready');
    game.endRound();
    expect(game.state()).toBe('gameover');
    expect(game.context().result).toMatchObject({ tally: { score: 0, solved: 0 }, isNewHighScore: false });
    expect(game.progress()).toMatchObject({ totalCorrectAnswers: 0, highScores: { challenge: 0 } });
  });

  it('has its own best score in the challenge, and does not unlock a level', () => {
    const game = twentySolved({ mode: 'challenge' });
    const score = game.battle().score;
    finish(game);
    expect(game.context().result).toMatchObject({
      isNewHighScore: true,
      openedLevel: null,
      round: { mode: 'challenge' },
    });
    expect(game.progress()).toMatchObject({
      unlockedLevels: 1,
      highScores: { challenge: score, arcade: [0, 0, 0, 0, 0] },
    });
  });

  it.each(['longer', 'none'] as const)(
    'with the time setting %s has its own best score and unlocks the same levels',
    (time) => {
      const game = twentySolved({ time });
      finish(game);
      expect(game.context().result).toMatchObject({ isNewHighScore: true, openedLevel: 2 });
      expect(game.progress()).toMatchObject({ unlockedLevels: 2, highScores: { arcade: [0, 0, 0, 0, 0] } });
      expect(game.context().saved.otherBests[time].arcade).toEqual([540, 0, 0, 0, 0]);
    },
  );
});

describe('A guest round', () => {
  it("uses the link's level, does not set a best score or unlock a level, but counts its correct answers", () => {
    const game = asGuest();
    expect(game.battle().settings).toMatchObject({ level: 3 });
    const score = game.battle().score;
    expect(score).toBeGreaterThan(1000);
    finish(game);
    expect(game.context().result).toMatchObject({ isNewHighScore: false, openedLevel: null, tally: { score } });
    expect(game.progress()).toMatchObject({ unlockedLevels: 1, highScores: { arcade: [0, 0, 0, 0, 0] } });
    expect(game.progress().totalCorrectAnswers).toBeGreaterThanOrEqual(20);
    expect(pendingNames(game.context().saved)).toContain('On Fire!');
  });

  it.each(['BACK_TO_MENU', 'PAGE_LEFT'] as const)(
    'does not set a best score when the player leaves it either: %s',
    (type) => {
      const game = asGuest();
      game.send({ type });
      expect(game.progress()).toMatchObject({ unlockedLevels: 1, highScores: { arcade: [0, 0, 0, 0, 0] } });
      expect(game.changes.filter(({ kind }) => kind === 'scored')).toEqual([]);
    },
  );
});

describe('Leaving a round in the middle', () => {
  it.each(['BACK_TO_MENU', 'PAGE_LEFT'] as const)(
    'stores the score and the level as the end of the round would: %s',
    (type) => {
      const game = twentySolved();
      game.send({ type });
      expect(game.progress()).toMatchObject({ unlockedLevels: 2, highScores: { arcade: [540, 0, 0, 0, 0] } });
      expect(pendingNames(game.context().saved)).toContain('Rising Star');
    },
  );

  it('gives the same result when done twice', () => {
    const game = twentySolved();
    game.send({ type: 'PAGE_LEFT' });
    const once = game.context().saved;
    game.send({ type: 'PAGE_LEFT' });
    game.backToMenu();
    expect(game.context().saved).toEqual(once);
  });

  it('keeps the result of the whole round for a player who returns', () => {
    const game = twentySolved();
    game.send({ type: 'PAGE_LEFT' });
    expect(game.state()).toBe('playing.arcade.falling');
    finish(game);
    const { result } = game.context();
    expect(result).toMatchObject({ tally: TWENTY, isNewHighScore: true, openedLevel: 2 });
    expect(result?.achievements.map(({ name }) => name)).toContain('Rising Star');
  });

  it('still stores the score while the unlocked level is celebrated', () => {
    const game = twentySolved();
    game.endRound();
    game.clock.advance(1000);
    game.backToMenu();
    expect(game.progress()).toMatchObject({ unlockedLevels: 2, highScores: { arcade: [540, 0, 0, 0, 0] } });
  });

  it('stores the best score for the challenge', () => {
    const game = twentySolved({ mode: 'challenge' });
    const score = game.battle().score;
    game.backToMenu();
    expect(game.progress().highScores.challenge).toBe(score);
  });

  it('does not store a score in practice', () => {
    const game = heroGame({ mode: 'practice', startsAtOnce: true });
    game.solve();
    game.send({ type: 'PAGE_LEFT' });
    game.backToMenu();
    expect(game.changes.filter(({ kind }) => kind !== 'solved')).toEqual([]);
    expect(game.progress().highScores).toEqual({ arcade: [0, 0, 0, 0, 0], challenge: 0 });
  });
});

/** The end of a round without a clock, with two missed sums after a correct one. */
const missedTwo = (mode: 'arcade' | 'challenge') => {
  const game = heroGame({ mode, time: 'none', startsAtOnce: true });
  game.solve();
  game.clock.advance(1000);
  for (let missed = 0; missed < 2; missed++) {
    game.fail();
    game.send({ type: 'NEXT' });
  }
  finish(game);
  return game;
};

describe('Practice of missed sums', () => {
  it.each(['arcade', 'challenge'] as const)('does not count towards anything: %s', (mode) => {
    const game = missedTwo(mode);
    const { saved, result, missed } = game.context();
    const changes = game.changes.length;
    game.send({ type: 'PRACTISE' });
    expect([game.state(), missed.length, game.context().practice?.missed.length]).toEqual([
      'playing.practice.asking',
      2,
      2,
    ]);
    game.solve();
    game.clock.advance(1000);
    game.fail();
    game.solve();
    game.clock.advance(1000);
    expect([game.state(), game.context().missed.length]).toEqual(['gameover', 1]);
    expect([game.context().saved, game.context().result, game.changes.length]).toEqual([saved, result, changes]);
    game.send({ type: 'PRACTISE' });
    game.solve();
    game.clock.advance(1000);
    expect([game.state(), game.context().missed]).toEqual(['gameover', []]);
    game.send({ type: 'PRACTISE' });
    expect(game.state()).toBe('gameover');
  });

  it('ends with the next round', () => {
    const game = missedTwo('arcade');
    game.send({ type: 'PRACTISE' });
    game.backToMenu();
    game.start();
    expect([game.state(), game.context().practice, game.context().missed]).toEqual(['playing.arcade.asking', null, []]);
  });
});
