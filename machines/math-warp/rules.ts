/*
 * Math Warp: the rules, for a teacher who wants to know what the children do.
 *
 * A portal opens and shows a multiplication or a division in which one number is missing: 7 × ? = 56. Each of four
 * beacons offers a number. The right one sends the ship through the portal, and the next question appears. A wrong one
 * costs one of three lives; the game explains why it does not fit, and the same question appears again without that
 * number. A round lasts 60 seconds.
 *
 * Each correct answer is worth ten points for every correct answer in a row, this one included, and a bonus that grows
 * by five with every ten answers given. From five in a row the ship flies in warp mode until the next mistake. With
 * every five answers the level rises by one, and so do the largest numbers: factors up to 9, later up to 15; divisors
 * and quotients up to 8, later up to 12.
 *
 * Where the specification leaves something open, this is what we chose:
 * - A question never contains 0. Exactly one number is missing, in any of the three positions, and only one number
 * fits. Two operations with three positions make six kinds of question; they take turns, all six before one is
 * repeated.
 * - The level grows with answers, right or wrong, and starts at 0. A question keeps its level, however often it is
 * tried.
 * - An answer up to 10 is never the largest of its choices, because all choices are positive and the smallest and
 * largest are 10 apart. Larger answers are equally often the smallest, the largest or in between.
 * - Choosing a number that was already tried has no effect. The same is true of any answer while the portal is closed.
 * - The 60 seconds keep running while the portal opens and closes. Opening and closing take the same time with every
 * time setting. With "longer" there are 120 seconds, which stop while the game waits for Next after a mistake. With
 * "none" the round ends when all lives are lost, or when the player ends it.
 * - The round ends immediately when the last life is lost or time runs out. Both show every mistake with its correct
 * equation; a question that was tried twice is listed once.
 * - Badges depend on the longest streak of the round. A best score and a best streak are stored for each time setting.
 */
import type { Equation } from '../core/arithmetic';
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

export interface Settings {
  readonly time: TimeSetting;
}

/** Times are in milliseconds unless the name says seconds. */
export const RULES = {
  seconds: 60,
  lives: 3,
  choices: { count: 4, spread: 10 },
  points: { perStreak: 10, bonus: 5, answersPerBonus: 10 },
  warpFromStreak: 5,
  answersPerLevel: 5,
  /** Numbers go from 1 to `atFirst` plus the level, but never above `max`. */
  ranges: {
    factors: { atFirst: 9, max: 15 },
    divisors: { atFirst: 8, max: 12 },
  },
  portal: { openingMs: 800, reopeningMs: 500, closingMs: 1000, closedMs: 1500 },
  /** The clock turns urgent when this many seconds are left. */
  lastSeconds: 10,
  motivationalLines: 15,
  stars: { points: 200, max: 5 },
  /** The minimum score for each rating, best first. */
  ratings: [
    [1000, 'warpMaster'],
    [500, 'spaceAce'],
    [250, 'stellarPilot'],
    [0, 'spaceCadet'],
  ],
  /** The minimum longest streak for each badge, best first. */
  badges: [
    [15, 'warpLegend'],
    [10, 'streakMaster'],
    [5, 'hotStreak'],
    [0, 'gettingStarted'],
  ],
} as const;

/** The rating of a score. The screen supplies the wording. */
export type Rating = (typeof RULES.ratings)[number][1];

/** The badge for a longest streak. The screen supplies the wording. */
export type Badge = (typeof RULES.badges)[number][1];

/** The points for a correct answer. `streak` and `answers` include it; `answers` also counts wrong ones. */
export const scoreFor = (streak: number, answers: number): number =>
  RULES.points.perStreak * streak + RULES.points.bonus * Math.floor(answers / RULES.points.answersPerBonus);

/** The level after this many answers, right or wrong, from 0. */
export const levelAfter = (answers: number): number => Math.floor(answers / RULES.answersPerLevel);

/** Whether the ship flies in warp mode. */
export const isWarp = (streak: number): boolean => streak >= RULES.warpFromStreak;

export const ratingOf = (score: number): Rating => RULES.ratings.find(([min]) => score >= min)?.[1] ?? 'spaceCadet';

/** The badge for a round's longest streak. */
export const badgeOf = (longestStreak: number): Badge =>
  RULES.badges.find(([min]) => longestStreak >= min)?.[1] ?? 'gettingStarted';

/** The number of stars for a score, from 0 to 5. */
export const starsFor = (score: number): number => Math.min(Math.floor(score / RULES.stars.points), RULES.stars.max);

/** Each kind of round has its own best scores. */
export const kindOfRound = ({ time }: Settings): string => kindOf(time);

/**
 * The table to practise next: the factor, divisor or quotient that appears in most of the missed equations. If several
 * do, it is the largest one in the latest equation. Null without mistakes.
 */
export function tableToPractise(missed: readonly Equation[]): number | null {
  const all = [...missed].reverse().flatMap(({ first, second, answer, operation }) => {
    const factors = operation === '×' ? [first, second] : [second, answer];
    return factors.sort((one, other) => other - one);
  });
  const times = (factor: number) => all.filter((other) => other === factor).length;
  return [...all].sort((one, other) => times(other) - times(one))[0] ?? null;
}
