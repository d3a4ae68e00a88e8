/*
 * Math Warp: the rules, for a teacher who wants to know what the children do.
 *
 * A portal opens and shows a multiplication or a division in which one number is missing: 7 × ? = 56. Four beacons offer a
 * number each. The right one sends the ship through the portal, and the next question opens. A wrong one costs one of three
 * lives; the game explains why it does not fit, and the same question opens again without that number. A round lasts 60
 * seconds.
 *
 * Each correct answer is worth ten points for every correct answer in a row, this one included, and a bonus that grows by five
 * with every ten answers given. From five in a row the ship flies in warp mode until the next mistake. Every five answers the
 * level rises by one, and with it the largest numbers: factors up to 9, later up to 15; divisors and quotients up to 8, later
 * up to 12.
 *
 * Where the specification leaves something open, this is what we chose:
 * - No number of a question is 0, and exactly one is missing, in any of the three positions, so only one number fits. Two
 *   operations with three positions make six kinds of question; they take turns, all six before one is repeated.
 * - The level grows with answers, right or wrong, and starts at 0. A question keeps the level at which it was asked, however
 *   often it is tried.
 * - An answer up to 10 is never the largest of its choices, because these are positive and 10 apart. Any other answer is
 *   equally often the smallest, the largest or in between.
 * - Choosing a number that was already tried does nothing, and so does any answer while the portal is not open.
 * - The 60 seconds run on while the portal opens and closes; those pauses are equally long with every time setting. With
 *   "longer" there are 120 seconds, which stop while the game waits for Next after a mistake. With "none" the round ends when
 *   all lives are lost, or when the player ends it.
 * - Losing the last life ends the round at once, and so does running out of time. Both show every mistake with its correct
 *   equation; a question that was tried twice is listed once.
 * - Badges depend on the longest streak of the round. A best score and a best streak are stored for each time setting.
 */
import type { Equation } from '../core/arithmetic';
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

export interface Settings {
  readonly time: TimeSetting;
}

/** Times are in milliseconds unless their name says seconds. */
export const RULES = {
  seconds: 60,
  lives: 3,
  choices: { count: 4, spread: 10 },
  points: { perStreak: 10, bonus: 5, answersPerBonus: 10 },
  warpFromStreak: 5,
  answersPerLevel: 5,
  /** Numbers go from 1 to `atFirst` plus the level, and never above `max`. */
  ranges: {
    factors: { atFirst: 9, max: 15 },
    divisors: { atFirst: 8, max: 12 },
  },
  portal: { openingMs: 800, reopeningMs: 500, closingMs: 1000, closedMs: 1500 },
  /** From here on the time is shown as running out. */
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

/** The rating of a score. The screen has the text for it. */
export type Rating = (typeof RULES.ratings)[number][1];

/** The badge for a longest streak. The screen has the text for it. */
export type Badge = (typeof RULES.badges)[number][1];

/** The points for a correct answer. `streak` and `answers` include it; `answers` also counts wrong ones. */
export const scoreFor = (streak: number, answers: number): number =>
  RULES.points.perStreak * streak + RULES.points.bonus * Math.floor(answers / RULES.points.answersPerBonus);

/** The level after this many answers, right or wrong, from 0. */
export const levelAfter = (answers: number): number => Math.floor(answers / RULES.answersPerLevel);

/** Whether the ship flies in warp mode. */
export const isWarp = (streak: number): boolean => streak >= RULES.warpFromStreak;

export const ratingOf = (score: number): Rating => RULES.ratings.find(([min]) => score >= min)?.[1] ?? 'spaceCadet';

/** The badge for the longest streak of a round. */
export const badgeOf = (longestStreak: number): Badge =>
  RULES.badges.find(([min]) => longestStreak >= min)?.[1] ?? 'gettingStarted';

/** The stars of a score, 0 to 5. */
export const starsFor = (score: number): number => Math.min(Math.floor(score / RULES.stars.points), RULES.stars.max);

/** The kind of round, which has its own bests. */
export const kindOfRound = ({ time }: Settings): string => kindOf(time);

/**
 * The table to practise next: the factor, divisor or quotient that appears in most of the missed equations; of equals, the
 * largest one in the latest equation. Null without mistakes.
 */
export function tableToPractise(missed: readonly Equation[]): number | null {
  const all = [...missed].reverse().flatMap(({ first, second, answer, operation }) => {
    const factors = operation === '×' ? [first, second] : [second, answer];
    return factors.sort((one, other) => other - one);
  });
  const times = (factor: number) => all.filter((other) => other === factor).length;
  return [...all].sort((one, other) => times(other) - times(one))[0] ?? null;
}
