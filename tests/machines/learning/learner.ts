/*
 * A simulated child who learns the tables, after Pavlik and Anderson (2005). Each time a fact is practised it leaves a
 * trace, which fades faster if the fact was more active at the time, and nights count little. The child's knowledge
 * determines the answers and how fast they are; the time to type them is independent of that.
 */
import { type Random, seededRandom } from '../../../machines/core/random';
import { factSkill, type Skill } from '../../../machines/learning/skills';

/** The speed of forgetting, and the activation that a fact needs to be recalled. */
export interface Forgetting {
  readonly decay: number;
  readonly threshold: number;
}

/** Typical of the children in the published studies. */
export const USUAL_FORGETTING: Forgetting = { decay: 0.19, threshold: -0.704 };
/** A child who forgets far more. */
export const FAST_FORGETTING: Forgetting = { decay: 0.3, threshold: -0.8 };

/** A day has the effect of this many seconds of practice. */
export const DAY_SECONDS = 86_400 * 0.025;

const TABLE_HARDNESS: Readonly<Record<number, number>> = {
  2: 0.55,
  3: 1.1,
  4: 1.45,
  5: 0.8,
  6: 1.75,
  7: 1.95,
  8: 2.15,
  9: 1.6,
  10: 0.15,
  11: 0.75,
  12: 1.75,
};

/** A fact of the 2 to 12 times tables, and how hard it is. */
export interface LearntFact {
  readonly skill: Skill;
  readonly one: number;
  readonly other: number;
  readonly hardness: number;
  readonly digits: number;
}

const TABLES = Object.keys(TABLE_HARDNESS).map(Number);

/** The 66 facts to learn, easiest first. */
export const LEARNT_FACTS: readonly LearntFact[] = TABLES.flatMap((one) =>
  TABLES.filter((other) => other >= one).map((other) => ({
    skill: factSkill('×', one, other),
    one,
    other,
    hardness: TABLE_HARDNESS[one]! + TABLE_HARDNESS[other]! - (one === other ? 0.7 : 0),
    digits: String(one * other).length,
  })),
).toSorted((one, other) => one.hardness - other.hardness);

/** A normally distributed random number with mean 0. */
export const normalRandom = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** A simulated child. A question is asked on a day, at a number of seconds after the first question of that day. */
export interface Pupil {
  /** The probability that the child recalls a fact. */
  knows(fact: number, day: number): number;
  /** Answers a question about a fact, and learns from it. */
  answer(fact: number, day: number, seconds: number): { readonly isCorrect: boolean; readonly seconds: number };
}

interface Encounter {
  readonly at: number;
  readonly decay: number;
}

interface Remembered {
  readonly decay: number;
  readonly encounters: Encounter[];
}

const MAX_ENCOUNTERS = 60;

/** A child with its own memory and typing speed. Times are in seconds. */
export class Learner {
  private readonly facts: readonly Remembered[];
  private readonly random: Random;
  private readonly forgetting: Forgetting;
  private readonly secondsPerKey: number;

  constructor(seed: number, secondsPerKey: number, forgetting: Forgetting) {
    const born = seededRandom(seed, 'born');
    this.random = seededRandom(seed, 'answers');
    this.forgetting = forgetting;
    this.secondsPerKey = secondsPerKey;
    const ability = 0.6 * normalRandom(born);
    this.facts = LEARNT_FACTS.map(({ hardness }) => {
      const decay = forgetting.decay + 0.03 * (hardness - 2.4) - 0.02 * ability + 0.03 * normalRandom(born);
      const own = Math.min(forgetting.decay + 0.21, Math.max(0.1, decay));
      const knows = born() < logistic(0.9 - 0.9 * (hardness - 1.6) + ability);
      const lessons = Array.from({ length: knows ? 14 : 0 }, (_, lesson) => -DAY_SECONDS * (60 - 4 * lesson));
      return { decay: own, encounters: lessons.map((at) => ({ at, decay: own })) };
    });
  }

  private activation(fact: number, at: number): number {
    const { encounters } = this.facts[fact]!;
    let sum = 0;
    for (const met of encounters) if (at > met.at) sum += Math.exp(-met.decay * Math.log(Math.max(1, at - met.at)));
    return Math.log(sum);
  }

  /** The probability that the child recalls a fact with this activation. */
  private chance(activation: number): number {
    return logistic((activation - this.forgetting.threshold) / 0.255);
  }

  /** The probability that the child recalls a fact at a time. */
  knows(fact: number, at: number): number {
    return this.chance(this.activation(fact, at));
  }

  /** Answers a question about a fact, and learns from it. */
  answer(fact: number, at: number): { readonly isCorrect: boolean; readonly seconds: number } {
    const { random } = this;
    const activation = this.activation(fact, at);
    const hand =
      this.secondsPerKey * (0.55 + 0.45 * LEARNT_FACTS[fact]!.digits) * Math.exp(0.12 * normalRandom(random));
    const isRemembered = random() < this.chance(activation);
    const isCorrect = random() < (isRemembered ? 0.98 : 0.5);
    const thinking = isRemembered
      ? Math.min(6, 0.55 + 0.9 * Math.exp(-activation)) * Math.exp(0.22 * normalRandom(random))
      : 3 + 5 * random();
    const { decay, encounters } = this.facts[fact]!;
    encounters.push({ at: at + 1, decay: 0.217 * Math.exp(Math.min(1.5, activation)) + decay });
    if (encounters.length > MAX_ENCOUNTERS) encounters.shift();
    return { isCorrect, seconds: thinking + hand };
  }
}

/** A learner who practises at most this long on each day. */
const SITTING_SECONDS = 600;
const timeOf = (day: number, seconds: number): number => day * (DAY_SECONDS + SITTING_SECONDS) + seconds;

/** A learner as a child who is asked on some days. */
export const pupilOf = (learner: Learner): Pupil => ({
  knows: (fact, day) => learner.knows(fact, timeOf(day, 0)),
  answer: (fact, day, seconds) => learner.answer(fact, timeOf(day, seconds)),
});
