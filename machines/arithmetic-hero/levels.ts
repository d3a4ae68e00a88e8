import type { Operation } from '../core/arithmetic';
import { applyTimeSetting, type TimeSetting } from '../core/time-setting';
import { RULES } from './rules';

/** Lowest and highest value, both inclusive. */
export type Range = readonly [low: number, high: number];

/** The sums that can be asked. Digit counts are [first operand, second operand]. */
export interface Difficulty {
  readonly operations: readonly [Operation, ...Operation[]];
  readonly minDigits: readonly [number, number];
  readonly maxDigits: readonly [number, number];
  readonly allowNegative: boolean;
  /** The ranges of both factors, for cases that digit counts cannot express. */
  readonly factors?: readonly [Range, Range];
}

/** One level: its sums and its falling speed. Times are in milliseconds. */
export interface Level extends Difficulty {
  readonly id: LevelId;
  readonly speedMs: number;
  readonly speedIncreaseMs: number;
  readonly equationsPerWave: number;
  /** The score that unlocks the next level. */
  readonly unlockThreshold: number;
}

/** A level's number, as players see it. */
export type LevelId = 1 | 2 | 3 | 4 | 5;

/** The five levels in the specification, easiest first. */
export const LEVELS: readonly Level[] = [
  {
    id: 1,
    operations: ['+'],
    minDigits: [1, 1],
    maxDigits: [2, 1],
    allowNegative: false,
    speedMs: 8000,
    speedIncreaseMs: 200,
    equationsPerWave: 5,
    unlockThreshold: 300,
  },
  {
    id: 2,
    operations: ['+', '−'],
    minDigits: [2, 1],
    maxDigits: [2, 2],
    allowNegative: false,
    speedMs: 7000,
    speedIncreaseMs: 250,
    equationsPerWave: 6,
    unlockThreshold: 600,
  },
  {
    id: 3,
    operations: ['+', '−', '×'],
    minDigits: [2, 2],
    maxDigits: [3, 2],
    allowNegative: false,
    speedMs: 6000,
    speedIncreaseMs: 300,
    equationsPerWave: 7,
    unlockThreshold: 1000,
  },
  {
    id: 4,
    operations: ['+', '−', '×', '÷'],
    minDigits: [2, 1],
    maxDigits: [3, 2],
    allowNegative: false,
    speedMs: 5500,
    speedIncreaseMs: 350,
    equationsPerWave: 8,
    unlockThreshold: 1500,
  },
  {
    id: 5,
    operations: ['+', '−', '×', '÷'],
    minDigits: [2, 2],
    maxDigits: [3, 3],
    allowNegative: true,
    speedMs: 5000,
    speedIncreaseMs: 400,
    equationsPerWave: 10,
    unlockThreshold: Number.POSITIVE_INFINITY,
  },
];

export const LEVEL_IDS = [1, 2, 3, 4, 5] as const satisfies readonly LevelId[];

export const getLevel = (id: LevelId): Level => LEVELS[id - 1]!;

export const getNextLevel = (id: LevelId): LevelId | null => LEVELS[id]?.id ?? null;

export const getLevelBefore = (id: LevelId): LevelId | null => LEVELS[id - 2]?.id ?? null;

/** The fall time of a sum in this level and wave (from 1), in milliseconds; null if nothing falls. */
export function arcadeFallMs({ id, speedMs, speedIncreaseMs }: Level, wave: number, time: TimeSetting): number | null {
  const { fasterPerLevelMs, minFall } = RULES.arcade;
  return applyTimeSetting(Math.max(speedMs - fasterPerLevelMs * id - wave * speedIncreaseMs, minFall * speedMs), time);
}

/** The time between the last sum of a wave and the first of the next, in milliseconds. */
export const waveGapMs = ({ speedMs }: Level): number =>
  Math.max(RULES.arcade.waveGapFactor * speedMs, RULES.arcade.minWaveGapMs);

/**
 * The three stages of the challenge, one for each third of its time. The tier's number is also how many sums appear
 * together.
 */
export type Tier = 1 | 2 | 3;

export const TIERS: Readonly<Record<Tier, Difficulty>> = {
  1: { operations: ['+', '−'], minDigits: [1, 1], maxDigits: [2, 1], allowNegative: false },
  2: {
    operations: ['+', '−', '×'],
    minDigits: [2, 1],
    maxDigits: [2, 2],
    allowNegative: false,
    factors: [
      [2, 9],
      [2, 12],
    ],
  },
  3: {
    operations: ['+', '−', '×', '÷'],
    minDigits: [2, 1],
    maxDigits: [2, 2],
    allowNegative: false,
    factors: [
      [2, 12],
      [2, 20],
    ],
  },
};

/** The tier for the time left in a challenge, which lasts 90 seconds. */
export function getTierForTime(secondsLeft: number): Tier {
  const { tierTwoFrom, tierThreeFrom } = RULES.challenge;
  return secondsLeft > tierTwoFrom ? 1 : secondsLeft > tierThreeFrom ? 2 : 3;
}
