/*
 * A second simulated child, built on other assumptions than the first, so that a result does not depend on one model. A
 * fact fades with a power of the days, more slowly after each success that came after some forgetting. It competes with
 * wrong answers: those that other facts suggest, and those that the child has given before without noticing that they
 * were wrong. What is not recalled is worked out from other facts, or guessed. A tired or discouraged child makes slips.
 */
import { type Random, seededRandom } from '../../../machines/core/random';
import { LEARNT_FACTS, logistic, normalRandom, type Pupil } from './learner';

const FADING = {
  usual: 0.5,
  fast: 1.3,
  /** How much a success slows down the fading, at most and at least. */
  slowing: { spaced: 1.5, again: 0.03 },
} as const;

const SECONDS_A_DAY = 86_400;

/** A fact in the child's head: how well it is known when fresh, how many days it lasts, and the rival answers. */
interface Held {
  gain: number;
  lastsDays: number;
  lastDay: number;
  rivals: number;
  /** How easily this child learns this fact. */
  readonly ease: number;
}

/** How unsure a child is of any fact. */
const DOUBT = 0.15;
/** A wrong answer that was not noticed competes from now on. */
const LEARNT_ERROR = { weight: 0.2, max: 1.2, fadesTo: 0.6 } as const;
const LAPSES = { usual: 0.02, tired: 0.05, discouraged: 0.06, tiredAfterSeconds: 240 } as const;

/** What makes one child different from another. */
interface Nature {
  readonly seed: number;
  readonly secondsPerKey: number;
  readonly isForgetful: boolean;
}

export class CompetingLearner implements Pupil {
  private readonly held: readonly Held[];
  private readonly random: Random;
  private readonly fading: number;
  private readonly secondsPerKey: number;
  /** The child's last five answers. */
  private lately: readonly boolean[] = [];

  constructor({ seed, secondsPerKey, isForgetful }: Nature) {
    const born = seededRandom(seed, 'born to compete');
    this.random = seededRandom(seed, 'answers that compete');
    this.fading = isForgetful ? FADING.fast : FADING.usual;
    this.secondsPerKey = secondsPerKey;
    const ability = 1.1 * normalRandom(born);
    this.held = LEARNT_FACTS.map(({ hardness }) => {
      const isKnown = born() < logistic(1.1 - 1.1 * (hardness - 1.9) + ability);
      return {
        ease: 0.5 * Math.exp(0.1 * (2.2 - hardness) + 0.15 * ability + 0.4 * normalRandom(born)),
        gain: isKnown ? 4 + 2 * born() : 0.05 + 0.1 * born(),
        lastsDays: isKnown ? 30 + 30 * born() : 0.2,
        lastDay: isKnown ? -3 - 17 * born() : -1,
        rivals: 0.06 * Math.max(1, hardness),
      };
    });
  }

  private fresh(fact: number, at: number): number {
    const { lastsDays, lastDay } = this.held[fact]!;
    return (1 + Math.max(0, at - lastDay) / lastsDays) ** -this.fading;
  }

  knows(fact: number, day: number, seconds = 0): number {
    const at = day + seconds / SECONDS_A_DAY;
    const { gain, rivals } = this.held[fact]!;
    const strength = gain * this.fresh(fact, at);
    return strength / (strength + rivals + DOUBT);
  }

  private lapses(seconds: number): boolean {
    const isTired = seconds > LAPSES.tiredAfterSeconds;
    const isDiscouraged = this.lately.length === 5 && this.lately.filter(Boolean).length < 2;
    const chance = LAPSES.usual + (isTired ? LAPSES.tired : 0) + (isDiscouraged ? LAPSES.discouraged : 0);
    return this.random() < chance;
  }

  /** Whether a fact that is not recalled is worked out correctly, from the facts with one factor in common. */
  private derives(fact: number, day: number, seconds: number): boolean {
    const { one, other } = LEARNT_FACTS[fact]!;
    const near = LEARNT_FACTS.flatMap((each, index) =>
      (each.one === one && Math.abs(each.other - other) === 1) ||
      (each.other === other && Math.abs(each.one - one) === 1)
        ? [this.knows(index, day, seconds)]
        : [],
    );
    return this.random() < 0.75 * Math.max(...near, 0) && this.random() < 0.85;
  }

  answer(fact: number, day: number, seconds: number): { readonly isCorrect: boolean; readonly seconds: number } {
    const { random } = this;
    const at = day + seconds / SECONDS_A_DAY;
    const { gain, rivals } = this.held[fact]!;
    const strength = gain * this.fresh(fact, at);
    const noise = Math.exp(0.22 * normalRandom(random));
    const hand =
      this.secondsPerKey * (0.55 + 0.45 * LEARNT_FACTS[fact]!.digits) * Math.exp(0.12 * normalRandom(random));
    const draw = random() * (strength + rivals + DOUBT);
    let [isCorrect, thinking] = [true, Math.min(8, 0.6 + 0.9 / Math.max(0.1, strength)) * noise];
    if (this.lapses(seconds)) [isCorrect, thinking] = [false, 2 * noise];
    else if (draw >= strength + rivals)
      [isCorrect, thinking] = [this.derives(fact, day, seconds), (3 + 4 * random()) * noise];
    else if (draw >= strength) [isCorrect, thinking] = [false, 1.8 * noise];
    this.learn(fact, at, isCorrect);
    this.lately = [...this.lately, isCorrect].slice(-5);
    return { isCorrect, seconds: thinking + hand };
  }

  private learn(fact: number, at: number, isCorrect: boolean): void {
    const held = this.held[fact]!;
    const fresh = this.fresh(fact, at);
    const hasRead = isCorrect || this.random() < 0.8;
    if (isCorrect) {
      held.lastsDays = Math.min(
        200,
        held.lastsDays * (1 + held.ease * (FADING.slowing.again + FADING.slowing.spaced * (1 - fresh))),
      );
      held.gain = Math.min(8, Math.max(0.3, held.gain) + held.ease * (0.7 * (1 - fresh) + 0.02));
      held.rivals = Math.max(0.04, held.rivals * LEARNT_ERROR.fadesTo ** (1 - fresh + 0.1));
    } else if (hasRead) {
      held.lastsDays = Math.max(0.2, 0.8 * held.lastsDays);
      held.gain = Math.max(0.25, 0.95 * held.gain) + 0.12 * held.ease;
    } else {
      held.rivals = Math.min(LEARNT_ERROR.max, held.rivals + LEARNT_ERROR.weight);
      return;
    }
    held.lastDay = at;
  }
}
