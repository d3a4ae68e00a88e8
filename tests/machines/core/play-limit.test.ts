import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addPlay,
  isLimitReached,
  LIMIT_MINUTES,
  NO_PLAY_LIMIT,
  type PlayLimit,
  setLimitMinutes,
} from '../../../machines/core/play-limit';

const DAY = 20_700;
const MINUTE = 60_000;
const ten = setLimitMinutes(NO_PLAY_LIMIT, 10);

it('Without a limit no time is counted', () => {
  expect(addPlay(NO_PLAY_LIMIT, DAY, 99 * MINUTE)).toBe(NO_PLAY_LIMIT);
  expect(isLimitReached(NO_PLAY_LIMIT, DAY)).toBe(false);
});

it('A limit is reached once its minutes have been played on one day', () => {
  const almost = addPlay(ten, DAY, 10 * MINUTE - 1);
  expect(isLimitReached(almost, DAY)).toBe(false);
  expect(isLimitReached(addPlay(almost, DAY, 1), DAY)).toBe(true);
});

it('A new day opens the sea again', () => {
  const reached = addPlay(ten, DAY, 10 * MINUTE);
  expect(isLimitReached(reached, DAY + 1)).toBe(false);
  expect(addPlay(reached, DAY + 1, MINUTE)).toEqual({ minutes: 10, day: DAY + 1, ms: MINUTE });
});

/** Whether the limit is ever reached before ten minutes have really been played, with a clock that jumps by days. */
function isEverTooSoon(steps: readonly (readonly [days: number, ms: number])[]): boolean {
  let limit: PlayLimit = ten;
  let played = 0;
  return steps.some(([days, ms]) => {
    limit = addPlay(limit, DAY + days, ms);
    played += ms;
    return isLimitReached(limit, DAY + days) && played < 10 * MINUTE;
  });
}

it('A clock that jumps never closes the sea sooner than the time really played', () => {
  const steps = fc.array(fc.tuple(fc.integer({ min: -400, max: 400 }), fc.nat(5 * MINUTE)));
  expect(fc.check(fc.property(steps, (all) => !isEverTooSoon(all))).failed).toBe(false);
});

it('Another limit counts what has been played today, and no limit forgets it', () => {
  const played = addPlay(ten, DAY, 12 * MINUTE);
  expect(isLimitReached(setLimitMinutes(played, 15), DAY)).toBe(false);
  expect(isLimitReached(addPlay(setLimitMinutes(played, 15), DAY, 3 * MINUTE), DAY)).toBe(true);
  expect(setLimitMinutes(played, 0)).toEqual(NO_PLAY_LIMIT);
});

it('A grown-up can choose from no limit to an hour', () => {
  expect([LIMIT_MINUTES[0], LIMIT_MINUTES.at(-1)]).toEqual([0, 60]);
});
