/* Whole rounds on the clock: perfect, absent, wrong and borderline players, in the three time settings. */
import { describe, expect, it } from 'vitest';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import { DIFFICULTIES } from '../../../machines/time-master/rules';
import { upTo } from '../../helpers/seeds';
import { timeGame } from './helpers/game';

describe('a perfect player', () => {
  it.each(DIFFICULTIES.flatMap((difficulty) => TIME_SETTINGS.map((time) => [difficulty, time] as const)))(
    'has ten of ten at the end of the tenth pause, %s, time %s',
    (difficulty, time) => {
      const game = timeGame({ difficulty, time });
      game.many(9, game.solve);
      game.solve();
      game.clock.advance(1499);
      expect([game.state(), game.round().score]).toEqual(['playing.feedback', 10]);
      game.clock.advance(1);
      expect(game.state()).toBe('finished');
      expect(game.round()).toMatchObject({ score: 10, streak: { now: 10, longest: 10 } });
      expect(game.reached.at(-1)).toEqual({
        type: 'bestReached',
        kind: `${difficulty}.${time}`,
        best: { score: 10, streak: 10 },
      });
    },
  );
});

describe('an absent player', () => {
  it('loses the first two questions to the clock, and the third with the round', () => {
    const game = timeGame();
    game.clock.advance(60_000);
    expect(game.state()).toBe('playing.asking');
    game.clock.advance(1);
    expect([game.state(), game.round().given]).toEqual(['playing.feedback', { verdict: 'timeout', answer: null }]);
    game.clock.advance(180_000 - 60_001);
    expect([game.state(), game.round().entries.length]).toEqual(['playing.asking', 2]);
    game.clock.advance(1);
    expect([game.state(), game.round().score]).toEqual(['finished', 0]);
  });

  it('has twice as long with more time, and waits for Next', () => {
    const game = timeGame({ time: 'longer' });
    game.clock.advance(120_001);
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(100_000);
    expect([game.state(), game.round().entries.length]).toEqual(['playing.feedback', 1]);
    game.send({ type: 'NEXT' });
    expect([game.state(), game.round().question.number]).toEqual(['playing.asking', 1]);
  });

  it('is waited for without limits', () => {
    const game = timeGame({ time: 'none' });
    game.clock.advance(86_400_000);
    expect([game.state(), game.context().roundSecondsLeft, game.context().questionSecondsLeft]).toEqual([
      'playing.asking',
      null,
      null,
    ]);
  });
});

describe('a player who is always wrong', () => {
  it.each(TIME_SETTINGS)('comes to the end with nothing, time %s', (time) => {
    const game = timeGame({ time, difficulty: 'medium' });
    game.many(10, game.fail);
    expect([game.state(), game.round().score, game.round().streak.longest, game.reached]).toEqual([
      'finished',
      0,
      0,
      [],
    ]);
  });
});

describe('a player at the last moment', () => {
  it('is right in the very instant of the limit of a question, and late one after it', () => {
    const [inTime, late] = [timeGame(), timeGame()];
    inTime.clock.advance(60_000);
    inTime.solve();
    late.clock.advance(60_001);
    late.solve();
    expect([inTime.round().score, late.round().score]).toEqual([1, 0]);
  });

  it('loses the pause after an answer when the round is up, not the answer', () => {
    const game = timeGame();
    for (const _ of upTo(3)) {
      game.clock.advance(58_500);
      game.solve();
      game.clock.advance(1500);
    }
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['playing.asking', 0]);
    game.solve();
    expect(game.state()).toBe('playing.feedback');
    game.clock.advance(1);
    expect([game.state(), game.round().score]).toEqual(['finished', 4]);
  });

  it('meets the end of the round and of the third question in one instant: that question is missed, and the round is over', () => {
    const game = timeGame();
    for (const _ of upTo(2)) {
      game.clock.advance(58_500);
      game.solve();
      game.clock.advance(1500);
    }
    expect([game.context().roundSecondsLeft, game.context().questionSecondsLeft]).toEqual([60, 60]);
    game.clock.advance(60_001);
    expect([game.state(), game.round().score, game.round().entries.length]).toEqual(['finished', 2, 3]);
  });
});

describe('a streak', () => {
  it('ends with a mistake, and the longest one is kept', () => {
    const game = timeGame({ difficulty: 'hard' });
    game.many(3, game.solve);
    game.many(1, game.fail);
    game.many(2, game.solve);
    expect(game.round().streak).toEqual({ now: 2, longest: 3 });
  });
});

describe('a pause', () => {
  it('lets nothing move', () => {
    const game = timeGame();
    game.clock.advance(10_000);
    game.clock.pause();
    game.clock.advance(500_000);
    expect([game.state(), game.context().roundSecondsLeft]).toEqual(['playing.asking', 170]);
    game.clock.resume();
    game.clock.advance(1000);
    expect(game.context().roundSecondsLeft).toBe(169);
  });
});

describe('Play Again', () => {
  it('begins a round of the same difficulty with other questions', () => {
    const game = timeGame({ difficulty: 'hard' });
    const { asked } = game.round().question;
    game.send({ type: 'END_ROUND' });
    game.send({ type: 'START', seed: 99 });
    expect([game.state(), game.context().settings.difficulty, game.context().seed]).toEqual([
      'playing.asking',
      'hard',
      99,
    ]);
    expect(game.round().question.asked).not.toEqual(asked);
  });
});
