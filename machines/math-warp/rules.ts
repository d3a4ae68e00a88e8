/*
 * Math Warp: the rules, for a teacher who wants to know what the children do.
 *
 * A portal opens and shows a multiplication or a division in which one number is missing: 7 × ? = 56. Four beacons offer
 * a number each. The right one sends the ship through the portal, and the next question opens; a wrong one costs one of
 * three lives, says why it does not fit, and the same question opens again without that number. A round lasts 60 seconds.
 *
 * Each right answer is worth ten points for every right answer in a row, this one included, and a bonus that grows by
 * five with every ten answers given. From five in a row on the ship flies in warp mode until a mistake. Every five
 * answers the level rises by one, and with it the largest numbers: factors up to 9, later up to 15; divisors and
 * quotients up to 8, later up to 12.
 *
 * Where the specification leaves something open, this is what we chose:
 * - No number of a question is 0, and just one is missing, in any of the three places: so only one number fits. Two
 *   operations with three places make six kinds of question; they come in turns, all six before one comes again.
 * - The level grows with answers, right or wrong, and begins at 0. A question keeps the level at which it was asked,
 *   however often it is tried.
 * - An answer up to 10 is never the largest of its choices, since these are positive and lie 10 apart; any other is the
 *   smallest or the largest of them as often as not.
 * - A number already tried does nothing, and so does any answer while the portal is not open.
 * - The 60 seconds run on while the portal opens and closes, whose pauses last as long with every time setting. With
 *   "longer" there are 120, which stand still while the game waits for Next after a mistake. With "none" the round ends
 *   with the lives, or when the player ends it.
 * - The last life ends the round at once, and so does the end of the time. Both show every mistake with its right
 *   equation; a question that was tried twice stands there once.
 * - Badges go by the longest streak of the round; a best score and a best streak are kept for each time setting.
 */
import type { Equation } from '../core/arithmetic';
import { kindOf } from '../core/bests';
import type { TimeSetting } from '../core/time-setting';

/** What a round can be set to. */
export interface Settings {
  readonly time: TimeSetting;
}

/** Every number of the specification. Times in milliseconds unless their name says seconds. */
export const RULES = {
  seconds: 60,
  lives: 3,
  choices: { count: 4, spread: 10 },
  points: { perStreak: 10, bonus: 5, answersPerBonus: 10 },
  warpFromStreak: 5,
  answersPerLevel: 5,
  /** The numbers go from 1 to `atFirst` plus the level, and never above `most`. */
  ranges: {
    factors: { atFirst: 9, max: 15 },
    divisors: { atFirst: 8, max: 12 },
  },
  portal: { openingMs: 800, reopeningMs: 500, closingMs: 1000, closedMs: 1500 },
  /** From here on the time is shown as running out. */
  lastSeconds: 10,
  motivationalLines: 15,
  stars: { points: 200, max: 5 },
  /** The least score for each rating, the best first. */
  ratings: [
    [1000, 'warpMaster'],
    [500, 'spaceAce'],
    [250, 'stellarPilot'],
    [0, 'spaceCadet'],
  ],
  /** The least longest streak for each badge, the best first. */
  badges: [
    [15, 'warpLegend'],
    [10, 'streakMaster'],
    [5, 'hotStreak'],
    [0, 'gettingStarted'],
  ],
} as const;

/** How good a score is, by name; the words for it are the screen's. */
export type Rating = (typeof RULES.ratings)[number][1];

/** How good a longest streak is, by name; the words for it are the screen's. */
export type Badge = (typeof RULES.badges)[number][1];

/** The points for a right answer. `streak` and `answers` include it; wrong answers count among the answers. */
export const scoreFor = (streak: number, answers: number): number =>
  RULES.points.perStreak * streak + RULES.points.bonus * Math.floor(answers / RULES.points.answersPerBonus);

/** The level after so many answers, right or wrong: 0 at first. */
export const levelAfter = (answers: number): number => Math.floor(answers / RULES.answersPerLevel);

/** Whether the ship flies in warp mode. */
export const isWarp = (streak: number): boolean => streak >= RULES.warpFromStreak;

/** The rating of a score. */
export const ratingOf = (score: number): Rating => RULES.ratings.find(([min]) => score >= min)?.[1] ?? 'spaceCadet';

/** The badge for the longest streak of a round. */
export const badgeOf = (longestStreak: number): Badge =>
  RULES.badges.find(([min]) => longestStreak >= min)?.[1] ?? 'gettingStarted';

/** The stars of a score: 0 to 5. */
export const starsFor = (score: number): number => Math.min(Math.floor(score / RULES.stars.points), RULES.stars.max);

/** The kind of round whose bests are kept together. */
export const kindOfRound = ({ time }: Settings): string => kindOf(time);

/**
 * The table to practise next: of all factors, divisors and quotients of the missed equations the one that stands in most
 * of them; of several the largest of the last one. Null without mistakes.
 */
export function tableToPractise(missed: readonly Equation[]): number | null {
  const all = [...missed].reverse().flatMap(({ first, second, answer, operation }) => {
    const factors = operation === '×' ? [first, second] : [second, answer];
    return factors.sort((one, other) => other - one);
  });
  const times = (factor: number) => all.filter((other) => other === factor).length;
  return [...all].sort((one, other) => times(other) - times(one))[0] ?? null;
}
