/*
 * Target Takedown: the rules, for a teacher who wants to know what the children do.
 *
 * A board shows a target and some number tiles. Tapping tiles adds them up. If they make exactly the target, that is a
 * hit, and a new board appears. Going over the target, or letting its time run out, is a miss: the streak starts again,
 * and the game shows one way to make the target. The game does not show how much is missing, because that is the
 * question. CLASSIC lasts 60 seconds, with 10 for each target. SURVIVAL has three lives, with 5 seconds for each
 * target. CHILL has no clock and cannot be lost. Every three hits in a row make the boards larger and the targets
 * higher.
 *
 * Where the specification leaves something open, this is what we chose:
 * - A board's difficulty depends on the streak when it is dealt, so a hit on the board itself does not count yet.
 * - All tiles on a board are different, from each other and from the target. The tiles that make the target are also at
 * most 80% of it, so that their size does not give them away. There are always enough numbers for that: at difficulty L
 * a board has at most 12 + 2L tiles, and 80% of its target is at least 12 + 4L.
 * - Boards stop growing at difficulty 30 (a streak of 87), because larger ones would not fit on a screen. Targets stop
 * there too.
 * - The seconds left in a score are those on the target's own clock, 0 if there is none.
 * - With "longer" both clocks run twice as long, and with "none" there are no clocks. With either setting, the game
 * waits for Next after a miss, and the round's clock is stopped until then. Chill, and every round without clocks, ends
 * when the player ends it.
 * - A classic round is over just after its last second, even while a hit or a miss is being shown. The third miss in
 * survival is shown like the others before the round is over.
 */
import { createRoundKind } from '../core/personal-bests';
import { applyTimeSetting, type TimeSetting } from '../core/time-setting';

/** Against the clock, with three lives, or for as long as the player likes. */
export type Mode = 'classic' | 'survival' | 'chill';
export const MODES = ['classic', 'survival', 'chill'] as const satisfies readonly Mode[];

export interface Settings {
  readonly mode: Mode;
  readonly time: TimeSetting;
  /** Set if boards have at most nine tiles, so that one switch reaches each of them soon. */
  readonly answers?: 'choice' | undefined;
}

/** A number that grows with difficulty: `at` for difficulty 0, plus `each` for every step above it. */
interface Growing {
  readonly at: number;
  readonly each: number;
}

/** Times are in seconds or milliseconds, as their names say. */
export const RULES = {
  difficulty: { first: 1, hitsEach: 3, max: 30 },
  tiles: { fewest: { at: 8, each: 1 }, max: { at: 12, each: 2 }, maxByChoice: 9 },
  target: { min: { at: 15, each: 5 }, max: { at: 35, each: 10 } },
  solution: { fewest: 2, max: 4, difficultiesEach: 2 },
  /** The largest tile, as a percentage of the target. */
  largestPercent: 80,
  level: { first: 1, hitsEach: 5 },
  levelColours: { greenUpTo: 3, yellowUpTo: 6, orangeUpTo: 9 },
  score: { bonusFromStreak: 5, bonusPercent: 50, perSecondLeft: 5, perStep: 10, hitsPerStep: 3 },
  lives: { classic: null, survival: 3, chill: null },
  gameSeconds: { classic: 60, survival: null, chill: null },
  targetSeconds: { classic: 10, survival: 5, chill: 5 },
  /** The number of misses shown in the result; only the latest are kept. */
  maxMisses: 4,
  hitMs: 500,
  missMs: 1000,
  /** The clock of a target or a round turns urgent when this many seconds are left. */
  lastSeconds: { target: 3, game: 10 },
} as const satisfies Record<string, unknown>;

/** A range of whole numbers, both ends inclusive. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

const grown = ({ at, each }: Growing, difficulty: number): number => at + each * difficulty;

/** The difficulty of the next board, from 1 to 30, for the current streak. */
export const getDifficulty = (streak: number): number =>
  Math.min(RULES.difficulty.first + Math.floor(streak / RULES.difficulty.hitsEach), RULES.difficulty.max);

/** The most tiles that a board can have; null if only its difficulty limits them. */
export const getTileLimit = ({ answers }: Pick<Settings, 'answers'>): number | null =>
  answers === 'choice' ? RULES.tiles.maxByChoice : null;

export const getTileCountRange = (difficulty: number): Range => ({
  low: grown(RULES.tiles.fewest, difficulty),
  high: grown(RULES.tiles.max, difficulty),
});

export const getTargetRange = (difficulty: number): Range => ({
  low: grown(RULES.target.min, difficulty),
  high: grown(RULES.target.max, difficulty),
});

/** The range for the number of tiles in the hidden solution at this difficulty. */
export const getSolutionSizeRange = (difficulty: number): Range => ({
  low: RULES.solution.fewest,
  high: Math.min(RULES.solution.max, RULES.solution.fewest + Math.floor(difficulty / RULES.solution.difficultiesEach)),
});

export const getLargestTile = (target: number): number => Math.floor((target * RULES.largestPercent) / 100);

export const levelAfterHits = (hits: number): number => RULES.level.first + Math.floor(hits / RULES.level.hitsEach);

/** The colour of a level's badge. The badge also shows the number. */
export type LevelColour = 'green' | 'yellow' | 'orange' | 'red';

export function getLevelColour(level: number): LevelColour {
  const { greenUpTo, yellowUpTo, orangeUpTo } = RULES.levelColours;
  if (level <= greenUpTo) return 'green';
  if (level <= yellowUpTo) return 'yellow';
  return level <= orangeUpTo ? 'orange' : 'red';
}

/** The time limit of a round, in seconds; null without a clock. */
export function gameSeconds({ mode, time }: Settings): number | null {
  const limit = RULES.gameSeconds[mode];
  return limit === null ? null : applyTimeSetting(limit, time);
}

/** The time limit of one target, in seconds; null without a clock. */
export const targetSeconds = ({ mode, time }: Settings): number | null =>
  applyTimeSetting(RULES.targetSeconds[mode], time);

/** Whether only the player can end a round, as in chill, and in classic without a clock. */
export const isEndless = (settings: Settings): boolean =>
  RULES.lives[settings.mode] === null && gameSeconds(settings) === null;

/** Each kind of round has its own best scores. */
export const getRoundKind = ({ mode, time }: Settings): string => createRoundKind(mode, time);

/**
 * The values that a hit's points depend on: its target, the streak before it, and the whole seconds left (null without
 * a clock).
 */
export interface Hit {
  readonly target: number;
  readonly streak: number;
  readonly secondsLeft: number | null;
}

export function calculateScore({ target, streak, secondsLeft }: Hit): number {
  const { bonusFromStreak, bonusPercent, perSecondLeft, perStep, hitsPerStep } = RULES.score;
  const bonus = streak >= bonusFromStreak ? Math.floor((target * bonusPercent) / 100) : 0;
  return target + bonus + perSecondLeft * (secondsLeft ?? 0) + perStep * Math.floor(streak / hitsPerStep);
}

/** The sum of the chosen tiles compared with the target. */
export type Verdict = 'under' | 'hit' | 'over';

export function judge(sum: number, target: number): Verdict {
  if (sum === target) return 'hit';
  return sum > target ? 'over' : 'under';
}
