import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeFriendRound,
  encodeFriendRound,
  FRIEND_LIMITS,
  type FriendRound,
} from '../../../machines/core/friend-code';
import { randomInteger, seededRandom } from '../../../machines/core/random';
import { countAnswersBy, getTally } from '../../../machines/core/timeline';
import { propertyRuns } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';

const ABOUT = 'a-game time=normal seed=7';

/** Answers with these gaps; the second of every three is wrong. */
const timelineOf = (gaps: readonly number[]) => {
  let atMs = 0;
  return gaps.map((gap, index) => {
    atMs += gap;
    return { atMs, isCorrect: index % 3 !== 1 };
  });
};

const gap = fc.oneof(fc.integer({ min: 0, max: 6000 }), fc.integer({ min: 0, max: 60_000 }));
const rounds: fc.Arbitrary<FriendRound> = fc.record({
  timeline: fc.array(gap, { minLength: 1, maxLength: 40 }).map(timelineOf),
  picks: fc.array(fc.integer({ min: 0, max: FRIEND_LIMITS.maxPick }), { maxLength: 40 }),
});
const codeOf = (round: FriendRound): string => encodeFriendRound(round, ABOUT) ?? '';

/** A round of 25 answers at a child's pace: a few seconds each, and a second and a half until the next question. */
const childsRound = (seed: number): FriendRound => {
  const random = seededRandom(seed, 'child');
  return { timeline: timelineOf(indicesUpTo(25).map(() => 1500 + 900 + randomInteger(random, 0, 4200))), picks: [] };
};

describe('The friend code for a round', () => {
  it('restores each answer to the millisecond, and each pick', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(decodeFriendRound(codeOf(round), ABOUT)).toEqual(round);
      }),
      propertyRuns(500),
    );
  });

  it('is rejected, or still gives a whole round, after any of ten thousand random changes', () => {
    const changed = fc.record({
      code: rounds.map(codeOf),
      at: fc.nat(),
      cut: fc.integer({ min: 0, max: 3 }),
      put: fc.oneof(fc.constantFrom('', 'A', '_', '~', '\u0000', 'é'), fc.string({ maxLength: 4 })),
    });
    let refused = 0;
    fc.assert(
      fc.property(changed, ({ code, at, cut, put }) => {
        const index = at % (code.length + 1);
        const mutated = code.slice(0, index) + put + code.slice(index + cut);
        const round = decodeFriendRound(mutated, ABOUT);
        if (round === null) refused++;
        expect(round === null || encodeFriendRound(round, ABOUT) === mutated).toBe(true);
      }),
      propertyRuns(10_000),
    );
    expect(refused).toBeGreaterThan(8000);
  });

  it('only works for its own game, settings and seed', () => {
    const code = codeOf(childsRound(1));
    expect(decodeFriendRound(code, ABOUT)).not.toBeNull();
    for (const other of ['a-game time=normal seed=8', 'a-game time=none seed=7', 'b-game time=normal seed=7'])
      expect(decodeFriendRound(code, other)).toBeNull();
  });

  it("fits a child's 25 answers into 70 characters, and their picks into 20 more", () => {
    for (const seed of indicesUpTo(20)) {
      const round = childsRound(seed);
      expect(codeOf(round).length).toBeLessThanOrEqual(70);
      expect(codeOf({ ...round, picks: indicesUpTo(25).map((index) => index % 12) }).length).toBeLessThanOrEqual(90);
    }
  });

  it.each([
    ['without an answer', []],
    [
      'with more answers than any round has',
      indicesUpTo(FRIEND_LIMITS.maxAnswers + 1).map((atMs) => ({ atMs, isCorrect: true })),
    ],
    ['that took more than an hour', [{ atMs: FRIEND_LIMITS.maxMs + 1, isCorrect: true }]],
    ['that goes back in time', timelineOf([9, -3])],
    ['with fractions of milliseconds', timelineOf([0.5])],
  ])('does not exist for a round %s', (_, timeline) => {
    expect(encodeFriendRound({ timeline, picks: [] }, ABOUT)).toBeNull();
  });
});

it('The tally at any millisecond is worked out from the answers', () => {
  const timeline = timelineOf([1000, 500, 500]);
  expect([999, 1000, 1499, 1500, 2000, 9999].map((ms) => countAnswersBy(timeline, ms))).toEqual([0, 1, 1, 2, 3, 3]);
  expect([getTally(timeline, 2), getTally(timeline)]).toEqual([
    { right: 1, answers: 2 },
    { right: 2, answers: 3 },
  ]);
});
