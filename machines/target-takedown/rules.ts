/*
 * Target Takedown: the rules, for a teacher who wants to know what the children do.
 *
 * A board shows a target and some number tiles. Tapping tiles adds them up; any tiles that come to exactly the target are
 * a hit, and a new board comes. Going over the target, or letting its time run out, is a miss: the streak begins again,
 * and the game shows one way to make the target. Nothing ever says how much is missing, for that is the question.
 * In CLASSIC there are 60 seconds, and 10 for each target. In SURVIVAL there are three lives and 5 seconds for each
 * target. CHILL cannot be lost. Every three hits in a row make the boards larger and the targets higher.
 *
 * Where the specification leaves something open, this is what we chose:
 * - The streak as it is when a board is dealt decides how hard it is: before the hit that will be made on it.
 * - All tiles of a board are different, also from the target. The tiles that make the target are at most 80% of it too,
 *   so that their size does not give them away. There are always enough numbers for that: at difficulty L a board has at
 *   most 12 + 2L tiles, and 80% of its target is at least 12 + 4L.
 * - Boards stop growing at difficulty 30, a streak of 87, or no screen could hold them; targets stop with them.
 * - The seconds left in a score are those of the target's own clock, 0 where there is none.
 * - With "longer" both clocks run twice as long, with "none" there is neither. After a miss both wait for Next, and the
 *   clock of the whole round stands still meanwhile. Chill, and every round without clocks, ends when the player ends it.
 * - The round of classic is over in the instant after its last second, also while a hit or a miss is being shown. The
 *   third miss of survival is shown like the others before the round is over.
 */
import { kindOf } from '../core/bests';
import { stretched, type TimeSetting } from '../core/time-setting';

/** What is played: against the clock, for lives, or for as long as the player likes. */
export type Mode = 'classic' | 'survival' | 'chill';
/** The modes in the order of the menu. */
export const MODES = ['classic', 'survival', 'chill'] as const satisfies readonly Mode[];

/** What a round can be set to. */
export interface Settings {
  readonly mode: Mode;
  readonly time: TimeSetting;
}

/** A number that grows by a fixed step with each difficulty: `at` difficulty 0, and `each` more for every one. */
interface Growing {
  readonly at: number;
  readonly each: number;
}

/** Every number of the specification. Times are in seconds or in milliseconds, as their names say. */
export const RULES = {
  difficulty: { first: 1, hitsEach: 3, max: 30 },
  tiles: { fewest: { at: 8, each: 1 }, max: { at: 12, each: 2 } },
  target: { min: { at: 15, each: 5 }, max: { at: 35, each: 10 } },
  solution: { fewest: 2, max: 4, difficultiesEach: 2 },
  /** The largest tile, in hundredths of the target. */
  largestPercent: 80,
  level: { first: 1, hitsEach: 5 },
  levelColours: { greenUpTo: 3, yellowUpTo: 6, orangeUpTo: 9 },
  score: { bonusFromStreak: 5, bonusPercent: 50, perSecondLeft: 5, perStep: 10, hitsPerStep: 3 },
  lives: { classic: null, survival: 3, chill: null },
  gameSeconds: { classic: 60, survival: null, chill: null },
  targetSeconds: { classic: 10, survival: 5, chill: 5 },
  /** As many of the last misses are kept to be looked at again. */
  maxMisses: 4,
  hitMs: 500,
  missMs: 1000,
  /** From here on a target's time, and that of a round, is shown as running out. */
  lastSeconds: { target: 3, game: 10 },
} as const satisfies Record<string, unknown>;

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const grown = ({ at, each }: Growing, difficulty: number): number => at + each * difficulty;

/** How hard the next board is, from 1 to 30, by the streak with which it is dealt. */
export const difficultyFor = (streak: number): number =>
  Math.min(RULES.difficulty.first + Math.floor(streak / RULES.difficulty.hitsEach), RULES.difficulty.max);

/** How many tiles a board of this difficulty may have. */
export const tilesAt = (difficulty: number): Range => ({
  low: grown(RULES.tiles.fewest, difficulty),
  high: grown(RULES.tiles.max, difficulty),
});

/** What the target of a board of this difficulty may be. */
export const targetsAt = (difficulty: number): Range => ({
  low: grown(RULES.target.min, difficulty),
  high: grown(RULES.target.max, difficulty),
});

/** How many tiles the hidden solution of a board of this difficulty may have. */
export const solutionsAt = (difficulty: number): Range => ({
  low: RULES.solution.fewest,
  high: Math.min(RULES.solution.max, RULES.solution.fewest + Math.floor(difficulty / RULES.solution.difficultiesEach)),
});

/** The largest number that a tile beside this target may carry. */
export const largestTile = (target: number): number => Math.floor((target * RULES.largestPercent) / 100);

/** The level after this many hits. */
export const levelFor = (hits: number): number => RULES.level.first + Math.floor(hits / RULES.level.hitsEach);

/** The colour of a level's badge, which also carries the number. */
export type LevelColour = 'green' | 'yellow' | 'orange' | 'red';

/** The colour of this level's badge. */
export function levelColour(level: number): LevelColour {
  const { greenUpTo, yellowUpTo, orangeUpTo } = RULES.levelColours;
  if (level <= greenUpTo) return 'green';
  if (level <= yellowUpTo) return 'yellow';
  return level <= orangeUpTo ? 'orange' : 'red';
}

/** The seconds of a whole round; null where it has no clock. */
export function gameSeconds({ mode, time }: Settings): number | null {
  const limit = RULES.gameSeconds[mode];
  return limit === null ? null : stretched(limit, time);
}

/** The seconds of one target; null where it has no clock. */
export const targetSeconds = ({ mode, time }: Settings): number | null => stretched(RULES.targetSeconds[mode], time);

/** Whether nothing but the player ends a round: chill, and classic without its clock. */
export const isEndless = (settings: Settings): boolean =>
  RULES.lives[settings.mode] === null && gameSeconds(settings) === null;

/** The kind of round that these settings play: bests are kept apart by it. */
export const kindOfRound = ({ mode, time }: Settings): string => kindOf(mode, time);

/** What a hit is scored by: its target, the streak before it, and the whole seconds left (null without a clock). */
export interface Hit {
  readonly target: number;
  readonly streak: number;
  readonly secondsLeft: number | null;
}

/** The points of a hit. */
export function scoreFor({ target, streak, secondsLeft }: Hit): number {
  const { bonusFromStreak, bonusPercent, perSecondLeft, perStep, hitsPerStep } = RULES.score;
  const bonus = streak >= bonusFromStreak ? Math.floor((target * bonusPercent) / 100) : 0;
  return target + bonus + perSecondLeft * (secondsLeft ?? 0) + perStep * Math.floor(streak / hitsPerStep);
}

/** What some tiles come to beside their target: too little says nothing yet. */
export type Verdict = 'under' | 'hit' | 'over';

/** What a sum is beside its target. */
export function judge(sum: number, target: number): Verdict {
  if (sum === target) return 'hit';
  return sum > target ? 'over' : 'under';
}
