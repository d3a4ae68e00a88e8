/* The arcade on the clock: waves, gaps, landings, power-ups and the end of a round. */
import { describe, expect, it } from 'vitest';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { upTo } from '../../helpers/seeds';
import { WRONG } from './helpers/game';
import { arcadeRound, keepSolving, seedWithoutPowerUps, seedWithPowerUp } from './helpers/rounds';

describe('Waves', () => {
  it('start immediately with the first sum of wave 1', () => {
    const { state, battle, wave, times } = arcadeRound();
    expect([state(), wave(), times('wave')]).toEqual(['falling', 1, [0]]);
    expect(battle().cards.map(({ problem }) => problem)).toEqual([
      problemAt({ seed: 1, time: 'normal', hasPowerUps: true }, { level: 1 }, 0),
    ]);
  });

  it.each([
    [1, 5, 12_000, 7700, 200],
    [2, 6, 10_500, 6550, 250],
    [3, 7, 9000, 5400, 300],
    [4, 8, 8250, 4750, 350],
    [5, 10, 7500, 4100, 400],
  ] as const)(
    'on level %i have %i sums, one every 1.5 s, then a gap of %i ms, and each wave falls faster',
    (...row) => {
      const [level, size, gapMs, firstFallMs, increaseMs] = row;
      const game = arcadeRound({ level, seed: seedWithoutPowerUps(level, 3 * size) });
      const waveMs = (size - 1) * 1500 + gapMs;
      keepSolving(game, 3 * waveMs);
      const expected = [0, 1, 2].flatMap((wave) =>
        upTo(size).map((slot) => ({ atMs: wave * waveMs + slot * 1500, fallMs: firstFallMs - wave * increaseMs })),
      );
      expect(game.spawns.slice(0, 3 * size).map(({ atMs, fallMs }) => ({ atMs, fallMs }))).toEqual(expected);
      expect(game.times('wave').slice(0, 3)).toEqual([0, waveMs, 2 * waveMs]);
    },
  );

  it('continue for as long as a perfect player does', () => {
    const game = arcadeRound({ level: 1 });
    keepSolving(game, 600_000);
    expect(game.state()).toBe('falling');
    expect(game.battle()).toMatchObject({ shield: 100, wrong: 0, landed: 0 });
    expect(game.wave()).toBe(34); // one wave every 18 s
  });

  it('keep their gaps with longer time, but fall for twice as long', () => {
    const game = arcadeRound({ time: 'longer' });
    keepSolving(game, 20_000);
    expect(game.spawns.slice(0, 6).map(({ atMs }) => atMs)).toEqual([0, 1500, 3000, 4500, 6000, 18_000]);
    expect(game.spawns.slice(0, 6).map(({ fallMs }) => fallMs)).toEqual([
      15_400, 15_400, 15_400, 15_400, 15_400, 15_000,
    ]);
  });

  it('skip sums that are due while five are on the screen', () => {
    // A wave of level 3 has seven sums; with longer time each stays for more than ten seconds.
    const game = arcadeRound({ level: 3, time: 'longer', seed: seedWithoutPowerUps(3, 8) });
    game.advance(9000);
    expect(game.battle().cards).toHaveLength(5);
    expect(game.spawns.map(({ atMs }) => atMs)).toEqual([0, 1500, 3000, 4500, 6000]);
    keepSolving(game, 10_000);
    expect(game.times('wave')).toEqual([0, 18_000]);
    expect(game.spawns[5]?.atMs).toBe(18_000);
  });
});

describe('A falling sum', () => {
  it('lands just after its fall ends, costs 20 and is listed as a mistake', () => {
    const { advance, battle, times } = arcadeRound();
    const [first] = battle().cards;
    advance(7700);
    expect(battle().shield).toBe(100);
    advance(1);
    expect(battle()).toMatchObject({ shield: 80, landed: 1, mistakes: [first?.problem] });
    expect(times('landed')).toEqual([7701]);
  });
});

describe('An answer', () => {
  it('does not delay the next sum', () => {
    const { answer, advance, spawns } = arcadeRound();
    for (const pauseMs of [400, 400, 400]) {
      advance(pauseMs);
      answer(WRONG);
    }
    advance(300);
    expect(spawns.map(({ atMs }) => atMs)).toEqual([0, 1500]);
  });
});

describe('A long frame', () => {
  it('does not lose a sum that would survive several short frames', () => {
    const [long, short] = [arcadeRound({ level: 2 }), arcadeRound({ level: 2 })];
    long.advance(180_000);
    for (const _ of upTo(3 * 60 * 60)) short.advance(1000 / 60);
    expect(short.battle().mistakes).toEqual(long.battle().mistakes);
    expect(short.battle().shown).toBe(long.battle().shown);
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
});

describe('The end of a round', () => {
  it('happens immediately when the shield is used up', () => {
    const game = arcadeRound();
    for (const _ of upTo(9)) game.answer(WRONG);
    expect([game.state(), game.battle().shield]).toEqual(['falling', 10]);
    game.answer(WRONG);
    expect([game.isOver(), game.battle().shield]).toEqual([true, 0]);
  });

  it('happens after exactly five landings for an absent player on level 1', () => {
    const game = arcadeRound();
    game.advance(60_000);
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ landed: 5, wrong: 0, solved: 0, shield: 0, score: 0 });
    expect(game.times('landed').slice(0, 4)).toEqual([7701, 9201, 10_701, 12_201]);
  });

  it('happens when the player asks for it, and keeps the score', () => {
    const game = arcadeRound();
    game.solve();
    game.endRound();
    expect(game.isOver()).toBe(true);
    expect(game.battle()).toMatchObject({ score: 10, solved: 1 });
  });
});

/** A level 1 round that has reached 300 points. */
function rich(canUnlock: boolean) {
  const game = arcadeRound({ canUnlock });
  keepSolving(game, 45_000);
  expect(game.battle().score).toBeGreaterThanOrEqual(300);
  return game;
}

describe('An unlocked level', () => {
  it('is celebrated for 2 s before the round is over, whether the shield is used up or the player ends the round', () => {
    const ended = rich(true);
    ended.endRound();
    const broken = rich(true);
    for (const _ of upTo(10)) broken.answer(WRONG);
    for (const game of [ended, broken]) {
      expect(game.state()).toBe('unlocked');
      game.advance(1999);
      game.answer(WRONG);
      game.endRound();
      expect(game.state()).toBe('unlocked');
      game.advance(1);
      expect(game.isOver()).toBe(true);
    }
  });

  it('is celebrated at its threshold, but not ten points below', () => {
    // Fourteen correct answers earn 4 × 10 + 5 × 20 + 5 × 30 points. After a mistake, the next one earns ten.
    const [below, enough] = [arcadeRound({ canUnlock: true }), arcadeRound({ canUnlock: true })];
    for (const game of [below, enough]) {
      while (game.battle().solved < 14) keepSolving(game, 100);
      game.answer(WRONG);
    }
    while (enough.battle().solved < 15) keepSolving(enough, 100);
    expect([below.battle().score, enough.battle().score]).toEqual([290, 300]);
    below.endRound();
    enough.endRound();
    expect([below.isOver(), enough.state()]).toEqual([true, 'unlocked']);
  });

  it('is celebrated even if the last landing uses up the shield at the same moment', () => {
    const game = rich(true);
    const states: (readonly [state: string, shield: number, landed: number, nowMs: number])[] = [];
    game.game.subscribe(() => states.push([game.state(), game.battle().shield, game.battle().landed, game.clock.now]));
    game.advance(120_000);
    const [unlocked = [], over = []] = states.slice(-2);
    expect(unlocked).toEqual(['unlocked', 0, 5, expect.any(Number)]);
    expect(over).toEqual(['gameover', 0, 5, Number(unlocked[3]) + 2000]);
  });
});
