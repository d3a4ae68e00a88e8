/* Whole races on the clock: perfect, absent, wrong and borderline players, in the three time settings. */
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { accuracyOf, MODES } from '../../../machines/math-facts/rules';
import { upTo } from '../../helpers/seeds';
import { raceGame } from './helpers/game';

describe('a perfect player', () => {
  it('earns by hand: twelve right answers in a row', () => {
    const game = raceGame();
    const scores = upTo(12).map(() => {
      game.solve();
      game.clock.advance(3000);
      return game.round().score;
    });
    // 10, 12, 14 ... 32, each added to those before
    expect(scores).toEqual([10, 22, 36, 52, 70, 90, 112, 136, 162, 190, 220, 252]);
  });

  it.each(MODES)('answers one question of %s each second for the whole minute', (mode) => {
    const game = raceGame({ mode });
    for (const _ of upTo(60)) {
      game.clock.advance(1000);
      game.solve();
    }
    // 60 x 10 + 2 x (0 + 1 + ... + 59) = 600 + 3540
    expect([game.state(), game.round().score, game.round().right]).toEqual(['racing.asking', 4140, 60]);
    game.clock.advance(1);
    expect([game.state(), game.context().isNewBest, game.round().streak.longest]).toEqual(['done', true, 60]);
  });

  it('without a limit goes on until it ends the race: a full end with a new best', () => {
    const game = raceGame({ time: 'none' });
    for (const _ of upTo(200)) {
      game.solve();
      game.clock.advance(10_000);
    }
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['racing.asking', null]);
    game.send({ type: 'END_ROUND' });
    // 200 x 10 + 2 x (0 + 1 + ... + 199) = 2000 + 39,800
    expect([game.state(), game.round().score, game.context().isNewBest, game.told()]).toEqual([
      'done',
      41_800,
      true,
      ['finished'],
    ]);
  });
});

describe('an absent player', () => {
  it.each([
    ['normal', 60],
    ['longer', 120],
  ] as const)('with time %s comes to the end after %i seconds with nothing', (time, seconds) => {
    const game = raceGame({ time });
    const seen = upTo(seconds + 1).map(() => {
      const { roundSecondsLeft } = game.context();
      game.clock.advance(roundSecondsLeft === 0 ? 0 : 1000);
      return roundSecondsLeft;
    });
    expect(seen).toEqual(upTo(seconds + 1).toReversed());
    expect([game.state(), game.clock.now]).toEqual(['racing.asking', 1000 * seconds]);
    game.clock.advance(1);
    expect([game.state(), game.round().score, game.context().isNewBest]).toEqual(['done', 0, false]);
    expect([game.round().history, accuracyOf(game.round().right, 0)]).toEqual([[], 0]);
  });

  it('without a limit is still at the first question a day later', () => {
    const game = raceGame({ time: 'none' });
    game.clock.advance(86_400_000);
    expect([game.state(), game.round().question.number]).toEqual(['racing.asking', 0]);
  });
});

describe('a player who is always wrong', () => {
  it.each(TIME_SETTINGS)('loses nothing but the time, time %s', (time) => {
    const game = raceGame({ time });
    game.failMany(30);
    const { score, right, history, streak } = game.round();
    expect([game.state(), score, right, history.length, streak.longest]).toEqual(['racing.asking', 0, 0, 30, 0]);
    game.send({ type: 'END_ROUND' });
    expect([game.state(), game.reached]).toEqual(['done', []]);
  });
});

describe('a player at the last moment', () => {
  it.each([
    ['normal', 60_000],
    ['longer', 120_000],
  ] as const)(
    'is right in the very instant in which the time ends, and late one millisecond after it, time %s',
    (time, endMs) => {
      const scores = [endMs, endMs + 1].map((afterMs) => {
        const game = raceGame({ time });
        game.clock.advance(afterMs);
        game.solve();
        game.clock.advance(1);
        return [game.state(), game.round().score, game.round().history.length];
      });
      expect(scores).toEqual([
        ['done', 10, 1],
        ['done', 0, 0],
      ]);
    },
  );

  it('may be wrong in that instant: with longer time the answer is shown, and Next leads to the end', () => {
    const game = raceGame({ time: 'longer' });
    game.clock.advance(120_000);
    game.fail();
    game.clock.advance(10_000);
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['racing.waiting', 0]);
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().history.length]).toEqual(['done', 1]);
  });

  it('adds nothing to a race that is over', () => {
    const game = raceGame();
    game.solve();
    game.clock.advance(60_001);
    game.solve();
    game.fail();
    expect([game.round().score, game.round().history.length]).toEqual([10, 1]);
  });
});

describe('streaks', () => {
  it('are ended by a mistake: the next right answer is worth 10 again, score and longest streak stay', () => {
    const game = raceGame();
    game.solveMany(5);
    game.fail();
    expect(game.round()).toMatchObject({ score: 70, streak: { now: 0, longest: 5 } });
    game.solve();
    game.solve();
    // 70 + 10 + 12
    expect(game.round()).toMatchObject({ score: 92, streak: { now: 2, longest: 5 }, right: 7 });
  });
});

describe('after a mistake', () => {
  it('the race goes on with normal time', () => {
    const game = raceGame();
    game.fail();
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().question.number]).toEqual(['racing.asking', 1]);
  });

  it.each(['longer', 'none'] as const)('the question and its message stay until Next, time %s', (time) => {
    const game = raceGame({ time });
    game.fail();
    game.clock.advance(500_000);
    expect([game.state(), game.round().question.number, game.round().message?.kind]).toEqual([
      'racing.waiting',
      0,
      'wrong',
    ]);
    game.solve();
    expect(game.round().history).toHaveLength(1);
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().question.number, game.round().message, game.told()]).toEqual([
      'racing.asking',
      1,
      null,
      ['asked'],
    ]);
  });

  it('the time stands still while the player reads, and goes on with what was left of its second', () => {
    const game = raceGame({ time: 'longer' });
    game.clock.advance(20_500);
    expect(game.context().roundSecondsLeft).toBe(100);
    game.fail();
    game.clock.advance(500_000);
    expect(game.context().roundSecondsLeft).toBe(100);
    game.send({ type: 'NEXT' });
    expect(game.context().roundSecondsLeft).toBe(100);
    game.clock.advance(499);
    expect(game.context().roundSecondsLeft).toBe(100);
    game.clock.advance(1);
    expect(game.context().roundSecondsLeft).toBe(99);
    game.clock.advance(99_000);
    expect(game.state()).toBe('racing.asking');
    game.clock.advance(1);
    expect(game.state()).toBe('done');
  });

  it('a mistake in the last second leaves the rest of it, and mistakes cannot hold the time', () => {
    const game = raceGame({ time: 'longer' });
    game.clock.advance(119_500);
    game.failMany(1);
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['racing.asking', 1]);
    game.clock.advance(500);
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['racing.asking', 0]);
    const other = raceGame({ time: 'longer' });
    for (const _ of upTo(133)) {
      other.clock.advance(900);
      other.failMany(1);
    }
    expect([other.state(), other.context().roundSecondsLeft]).toEqual(['racing.asking', 1]);
    other.clock.advance(301);
    expect(other.state()).toBe('done');
  });

  it.each(['longer', 'none'] as const)('a right answer goes on by itself, time %s', (time) => {
    const game = raceGame({ time });
    game.solve();
    expect([game.state(), game.round().question.number]).toEqual(['racing.asking', 1]);
  });

  it('a message of the answer before does not take it away', () => {
    const game = raceGame({ time: 'longer' });
    game.solve();
    game.clock.advance(500);
    game.fail();
    game.clock.advance(5000);
    expect(game.round().message?.kind).toBe('wrong');
  });
});

describe('a pause', () => {
  it.each(['normal', 'longer', 'none'] as const)('changes nothing, and all goes on afterwards, time %s', (time) => {
    const [paused, played] = [raceGame({ time }), raceGame({ time })];
    for (const game of [paused, played]) {
      game.clock.advance(12_345);
      game.solve();
      game.clock.advance(400);
    }
    const seen = (game: typeof paused) => ({ state: game.state(), ...game.context(), clock: null });
    const before = seen(paused);
    paused.clock.pause();
    for (const ms of [0, 16, 1000, 1_000_000]) paused.clock.advance(ms);
    expect(seen(paused)).toEqual(before);
    paused.clock.resume();
    for (const ms of [1, 599, 1, 700, 40_000, 100_000]) {
      paused.clock.advance(ms);
      played.clock.advance(ms);
      expect(seen(paused)).toEqual(seen(played));
    }
  });
});
