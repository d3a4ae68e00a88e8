import { describe, expect, it } from 'vitest';
import { positionOf, RIVALS, rivalScore } from '../../../machines/math-facts/rivals';

const scoresAt = (best: number, secondsLeft: number) =>
  RIVALS.map((_, rival) => rivalScore(rival, best, secondsLeft, 'normal') ?? Number.NaN);

describe('The rivals', () => {
  it("start together, and finish a little slower or faster than the player's own best", () => {
    expect(scoresAt(200, 60)).toEqual([0, 0, 0]);
    expect(scoresAt(200, 0)).toEqual([156, 188, 216]);
  });

  it('also take part in the first race, with about the score of six right answers', () => {
    expect(scoresAt(0, 0).map((score) => Math.round(score * 10) / 10)).toEqual([70.2, 84.6, 97.2]);
  });

  it('fall behind a player with the same score, and otherwise keep their places', () => {
    expect([0, 1, 156, 187, 188, 216].map((score) => positionOf(score, 200, score === 0 ? 60 : 0, 'normal'))).toEqual([
      1, 4, 3, 3, 2, 1,
    ]);
  });

  it('do not race without a clock', () => {
    expect([rivalScore(0, 200, null, 'none'), positionOf(10, 200, null, 'none')]).toEqual([null, null]);
  });
});
