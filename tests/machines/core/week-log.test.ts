import { describe, expect, it } from 'vitest';
import type { Week, WeekLeg } from '../../../machines/core/week-link';
import {
  addRound,
  addTime,
  findWeek,
  getLegPlay,
  getLegProgress,
  getMinutesLeft,
  isLegDone,
  mergeWeeks,
  NO_PLAY,
  NO_WEEKS,
  openWeek,
  setChild,
  WEEK_LOG,
  type WeekLog,
} from '../../../machines/core/week-log';

const DAY = 20_700;
const MINUTE = 60_000;

const legOf = (unit: 'minutes' | 'rounds', count: number): WeekLeg => ({
  game: 'mill',
  settings: {},
  tables: null,
  seed: null,
  length: { unit, count },
});
const week: Week = { order: 'any', legs: [legOf('minutes', 10), legOf('rounds', 2)] };
const at = (index: number, day = DAY) => ({ text: 'one', week, index, day });
const areDone = (log: WeekLog) =>
  week.legs.map((leg, index) => isLegDone(leg, getLegPlay(findWeek(log, 'one'), index)));

describe('An island of a week', () => {
  it('is done after its minutes, in however many rounds', () => {
    const half = addTime(addRound(addTime(NO_WEEKS, at(0), 3 * MINUTE), at(0), 1), at(0), 2.5 * MINUTE);
    expect(areDone(half)).toEqual([false, false]);
    const [leg] = week.legs;
    const play = getLegPlay(findWeek(half, 'one'), 0);
    expect([getLegProgress(leg!, play), getMinutesLeft(leg!, play)]).toEqual([0.55, 5]);
    expect(areDone(addTime(half, at(0), 5 * MINUTE))).toEqual([true, false]);
  });

  it('is done after its rounds, however long they took, and a round counts once', () => {
    const once = addRound(addTime(NO_WEEKS, at(1), 90 * MINUTE), at(1), 1);
    expect(areDone(once)).toEqual([false, false]);
    expect(areDone(addRound(once, at(1), 1))).toEqual([false, false]);
    expect(areDone(addRound(once, at(1), 2))).toEqual([false, true]);
    expect(getMinutesLeft(week.legs[1]!, NO_PLAY)).toBe(0);
  });

  it('stores the day on which it was finished, which playing on does not change', () => {
    const done = addRound(addRound(NO_WEEKS, at(1), 1), at(1, DAY + 1), 2);
    expect(getLegPlay(findWeek(addRound(done, at(1, DAY + 2), 3), 'one'), 1)).toEqual({
      rounds: 3,
      ms: 0,
      doneOn: DAY + 1,
    });
  });

  it('is ignored if the week does not have it', () => {
    expect(addRound(NO_WEEKS, at(5), 1)).toBe(NO_WEEKS);
  });
});

describe('The weeks of a child', () => {
  it('are in the order in which they were last opened', () => {
    const log = openWeek(openWeek(openWeek(NO_WEEKS, 'one', DAY), 'two', DAY), 'one', DAY);
    expect(log.map(({ text }) => text)).toEqual(['two', 'one']);
    expect(openWeek(log, 'one', DAY)).toBe(log);
  });

  it('are forgotten after four weeks without a visit, and beyond the fourth', () => {
    const old = addRound(NO_WEEKS, at(0), 1);
    expect(openWeek(old, 'two', DAY + WEEK_LOG.daysUntilForgotten - 1)).toHaveLength(2);
    expect(openWeek(old, 'two', DAY + WEEK_LOG.daysUntilForgotten).map(({ text }) => text)).toEqual(['two']);
    const many = ['1', '2', '3', '4', '5', '6'].reduce<WeekLog>((log, text) => openWeek(log, text, DAY), NO_WEEKS);
    expect(many.map(({ text }) => text)).toEqual(['3', '4', '5', '6']);
  });

  it('that a wrong clock wrote in the future last no longer than others', () => {
    const ahead = openWeek(NO_WEEKS, 'one', DAY + 400);
    const [first] = openWeek(ahead, 'two', DAY);
    expect(first?.lastDay).toBe(DAY);
  });

  it('of two devices add up to what was played on either, and adding them again changes nothing', () => {
    const child = { animal: 1, sail: 2, tag: 3 };
    const here = addTime(NO_WEEKS, at(0), 4 * MINUTE);
    const other = setChild(openWeek(addRound(NO_WEEKS, at(1), 2), 'two', DAY), 'one', child);
    const both = mergeWeeks(here, other);
    expect(findWeek(both, 'one')).toEqual({
      text: 'one',
      lastDay: DAY,
      legs: [
        { rounds: 0, ms: 4 * MINUTE, doneOn: null },
        { rounds: 2, ms: 0, doneOn: DAY },
      ],
      child,
    });
    expect(both).toHaveLength(2);
    expect(mergeWeeks(both, other)).toEqual(both);
  });
});
