/* Whole arcade rounds by players who know everything, know nothing, or are away, and slow motion during a round. */
import { describe, expect, it } from 'vitest';
import { LEVEL_IDS, levelOf } from '../../../machines/arithmetic-hero/levels';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { upTo } from '../../helpers/seeds';
import { WRONG } from './helpers/game';
import { arcadeRound, keepSolving, seedWithPowerUp } from './helpers/rounds';

const FALLING = ['normal', 'longer'] as const;
const EVERY_ROUND = LEVEL_IDS.flatMap((level) => TIME_SETTINGS.map((time) => ({ level, time })));
const FALLING_ROUNDS = LEVEL_IDS.flatMap((level) => FALLING.map((time) => ({ level, time })));
const MINUTE = 60_000;

describe('A perfect player', () => {
  it.each(EVERY_ROUND)('never loses any shield at level $level with $time time', ({ level, time }) => {
    const game = arcadeRound({ level, time, seed: 12 });
    keepSolving(game, 10 * MINUTE);
    const { solved, score, shown } = game.battle();
    expect(game.battle()).toMatchObject({ wrong: 0, landed: 0, shield: 100, streak: { now: solved, longest: solved } });
    expect(solved).toBeGreaterThan(150);
    expect(shown).toBeLessThanOrEqual(game.wave() * levelOf(level).equationsPerWave);
    expect(game.isOver()).toBe(false);
    game.endRound();
    expect(game.battle()).toMatchObject({ score, solved });
  });
});

describe('An absent player', () => {
  it.each(FALLING_ROUNDS)('loses the shield after five landings at level $level with $time time', ({ level, time }) => {
    const game = arcadeRound({ level, time });
    game.advance(3 * MINUTE);
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ landed: 5, wrong: 0, solved: 0, score: 0, shield: 0 });
  });

  it.each(LEVEL_IDS)('finds everything unchanged at level %i without time', (level) => {
    const game = arcadeRound({ level, time: 'none' });
    const before = game.battle();
    game.advance(1000 * MINUTE);
    // Only the banner of the first wave has disappeared.
    expect([game.state(), game.battle()]).toEqual(['asking', { ...before, news: null }]);
  });

  it('does not lose a sum in a long frame that would survive several short frames', () => {
    const [long, short] = [arcadeRound({ level: 2 }), arcadeRound({ level: 2 })];
    long.advance(3 * MINUTE);
    for (const _ of upTo(3 * 60 * 60)) short.advance(1000 / 60);
    expect(short.battle().mistakes).toEqual(long.battle().mistakes);
    expect(short.battle().shown).toBe(long.battle().shown);
  });
});

describe('A player who is always wrong', () => {
  it.each(FALLING_ROUNDS)('is out after ten answers at level $level with $time time', ({ level, time }) => {
    const game = arcadeRound({ level, time });
    for (const _ of upTo(9)) {
      game.answer(WRONG);
      game.advance(10);
    }
    expect(game.isOver()).toBe(false);
    game.answer(WRONG);
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ wrong: 10, landed: 0, solved: 0, score: 0, shield: 0 });
  });

  it.each(LEVEL_IDS)('is out after ten answers at level %i without time, pressing Next after each', (level) => {
    const game = arcadeRound({ level, time: 'none' });
    for (const mistake of upTo(10)) {
      expect([game.state(), game.battle().wrong]).toEqual(['asking', mistake]);
      game.answer(WRONG);
      game.advance(10 * MINUTE);
      expect([game.state(), game.isOver()]).toEqual(['feedback', false]);
      game.next();
    }
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ wrong: 10, shield: 0, shown: 10 });
    expect(game.battle().mistakes).toHaveLength(10);
  });
});

describe('Slow motion in a round', () => {
  it('stretches the rest of each fall, and all new falls, by half', () => {
    const game = arcadeRound({ level: 3, seed: seedWithPowerUp(3, 7, 1, 'slowMotion') });
    game.advance(2700);
    const carrier = game.battle().cards.find(({ problem }) => problem.number === 1)?.problem;
    game.answer(carrier?.answer ?? WRONG, 1);
    expect(game.times('powerUp')).toEqual([2700]);
    game.advance(20_000);
    // The first sum falls for 5400 ms: 2700 are left, which now take 4050. The third appears at 3000 and takes 8100.
    expect(game.times('landed').slice(0, 2)).toEqual([6751, 11_101]);
  });

  it('restores the old speed for the rest of a fall when it ends', () => {
    const game = arcadeRound({ level: 3, seed: seedWithPowerUp(3, 14, 1, 'slowMotion') });
    game.solve();
    game.advance(6900);
    const carrier = game.battle().cards.find(({ problem }) => problem.number === 1)?.problem;
    game.answer(carrier?.answer ?? WRONG, 1);
    keepSolving(game, 11_000);
    game.advance(6400);
    // Slow until 21,900. Wave 2 begins at 18,000 and falls for 5100 ms, slowed to 7650: 3750 are left, or 2500 at the
    // old speed.
    expect(game.times('powerUpOver')).toEqual([21_900]);
    expect(game.times('landed')).toEqual([]);
    game.advance(200);
    expect(game.times('landed')).toEqual([24_401]);
  });
});
