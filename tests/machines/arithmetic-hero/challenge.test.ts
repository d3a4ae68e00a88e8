/* The challenge on the clock: ninety seconds, three tiers, and a shield that is refilled. */
import { describe, expect, it } from 'vitest';
import { challengeSecondsLeft, getTier } from '../../../machines/arithmetic-hero/challenge';
import { problemAt } from '../../../machines/arithmetic-hero/problems';
import { indicesUpTo } from '../../helpers/seeds';
import { WRONG } from './helpers/game';
import { challengeRound } from './helpers/rounds';

type Game = ReturnType<typeof challengeRound>;
const secondsLeft = ({ battle }: Game) => challengeSecondsLeft(battle());
const tier = ({ battle }: Game) => getTier(battle());

/** The number of sums that appeared at each time. */
function spawnsByMoment({ spawns }: Game): readonly (readonly [atMs: number, sums: number])[] {
  const moments = [...new Set(spawns.map(({ atMs }) => Math.round(atMs)))];
  return moments.map((atMs) => [atMs, spawns.filter((spawn) => Math.round(spawn.atMs) === atMs).length]);
}

/** Solves everything together, every half second, so that the screen is never full. */
function clearAll(game: Game, forMs: number): void {
  for (let passedMs = 0; passedMs < forMs; passedMs += 500) {
    while (game.askedNow()) game.solve();
    game.advance(500);
  }
}

const everyThreeSeconds = (from: number, slots: number, sums: number) =>
  indicesUpTo(slots).map((slot) => [from + slot * 3000, sums]);

describe('The introduction', () => {
  it('waits for the player, who starts the clock', () => {
    const game = challengeRound({ skipsIntro: false });
    game.advance(500_000);
    expect([game.state(), game.battle().shown]).toEqual(['ready', 0]);
    game.send({ type: 'BEGIN' });
    expect([game.state(), game.battle().shown, secondsLeft(game)]).toEqual(['falling', 1, 90]);
  });

  it('shows how long the challenge is', () => {
    expect(secondsLeft(challengeRound({ skipsIntro: false }))).toBe(90);
    expect(secondsLeft(challengeRound({ skipsIntro: false, time: 'longer' }))).toBe(180);
    expect(secondsLeft(challengeRound({ skipsIntro: false, time: 'none' }))).toBeNull();
  });
});

describe('The sums', () => {
  it('appear every 3 s from 0 to 87 s, one, two or three at a time depending on the tier', () => {
    const game = challengeRound();
    clearAll(game, 95_000);
    expect(spawnsByMoment(game)).toEqual([
      ...everyThreeSeconds(0, 10, 1),
      ...everyThreeSeconds(30_000, 10, 2),
      ...everyThreeSeconds(60_000, 10, 3),
    ]);
  });

  it('belong to the tier of the seconds shown', () => {
    const game = challengeRound({ seed: 4 });
    const seen: unknown[] = [];
    game.game.subscribe(({ context: { round: battle } }) => {
      for (const { problem } of battle.cards) seen[problem.number] = problem;
    });
    clearAll(game, 95_000);
    const tiers = [
      ...indicesUpTo(10).map(() => 1),
      ...indicesUpTo(20).map(() => 2),
      ...indicesUpTo(30).map(() => 3),
    ] as (1 | 2 | 3)[];
    const settings = { seed: 4, time: 'normal', hasPowerUps: true } as const;
    const asked = tiers.map((tier, number) => problemAt(settings, { tier }, number));
    expect(seen.slice(1)).toEqual(asked.slice(1));
    expect(seen).toHaveLength(60);
  });

  it('appear every 3 s for 180 s with longer time, with a new tier at each third', () => {
    const game = challengeRound({ time: 'longer' });
    clearAll(game, 190_000);
    expect(spawnsByMoment(game)).toEqual([
      ...everyThreeSeconds(0, 20, 1),
      ...everyThreeSeconds(60_000, 20, 2),
      ...everyThreeSeconds(120_000, 20, 3),
    ]);
  });

  it('do not depend on the clock time at which the challenge begins', () => {
    const rounds = indicesUpTo(40).map((step) => {
      const game = challengeRound({ beginsMs: step * 16.7 });
      clearAll(game, 95_000);
      return spawnsByMoment(game);
    });
    expect(rounds.filter((spawns) => spawns.join(' ') !== rounds[0]?.join(' '))).toHaveLength(0);
  });
});

describe('The clock', () => {
  it('counts down second by second, with new tiers at 60 and at 30', () => {
    const game = challengeRound();
    const figures: (readonly [seconds: number | null, tier: number])[] = [];
    game.game.subscribe(() => figures.push([secondsLeft(game), tier(game)]));
    clearAll(game, 95_000);
    const shown = [...new Map(figures).entries()];
    expect(shown.map(([seconds]) => seconds)).toEqual(indicesUpTo(91).map((passed) => 90 - passed));
    expect(
      shown.filter(([seconds, tier]) => tier !== (Number(seconds) > 60 ? 1 : Number(seconds) > 30 ? 2 : 3)),
    ).toEqual([]);
  });

  it.each([
    ['normal', 90_000],
    ['longer', 180_000],
  ] as const)('with %s time shows 0:00 at %i ms and runs out just after', (time, endsMs) => {
    const game = challengeRound({ time });
    game.advance(endsMs);
    expect([game.isOver(), secondsLeft(game)]).toEqual([false, 0]);
    game.advance(1);
    expect(game.isOver()).toBe(true);
  });

  it('still allows an answer at the very last moment', () => {
    const game = challengeRound();
    game.advance(90_000);
    const { score } = game.battle();
    game.solve();
    expect(game.battle().score).toBeGreaterThan(score);
    game.advance(1);
    expect(game.battle()).toMatchObject({ solved: 1, score: game.battle().score });
  });
});

describe('The shield', () => {
  it('refills when it is used up, and the challenge continues to its end', () => {
    const game = challengeRound();
    game.advance(89_000);
    expect(game.isOver()).toBe(false);
    expect(game.times('shieldRestored').length).toBeGreaterThanOrEqual(3);
    expect(game.battle().landed).toBeGreaterThanOrEqual(20);
  });

  it('also refills after wrong answers', () => {
    const game = challengeRound();
    for (const _ of indicesUpTo(9)) game.answer(WRONG);
    expect(game.battle().shield).toBe(10);
    game.answer(WRONG);
    expect(game.battle()).toMatchObject({ shield: 100, wrong: 10 });
    const [wrong, restored] = game.noted.slice(-2).map(({ event }) => event);
    expect(wrong).toMatchObject({ type: 'incorrect', shield: 0 });
    expect(restored).toEqual({ type: 'shieldRestored' });
    expect(game.state()).toBe('falling');
  });
});

describe('The end of the challenge', () => {
  it('happens when the player asks for it, in any state', () => {
    const [ready, falling, asking, solved, feedback] = [
      challengeRound({ skipsIntro: false }),
      challengeRound(),
      challengeRound({ time: 'none' }),
      challengeRound({ time: 'none' }),
      challengeRound({ time: 'none' }),
    ];
    solved.solve();
    feedback.answer(WRONG);
    const games = [ready, falling, asking, solved, feedback];
    expect(games.map(({ state }) => state())).toEqual(['ready', 'falling', 'asking', 'solved', 'feedback']);
    for (const game of games) {
      game.endRound();
      expect(game.isOver()).toBe(true);
    }
  });
});
