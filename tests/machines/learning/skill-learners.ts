/*
 * Two simulated children who learn skills, such as adding fractions with the same parts, built on different assumptions
 * so that a result does not depend on one model. Both know some parts of a type of question far better than others.
 */
import { type Random, seededRandom } from '../../../machines/core/random';
import type { Skill } from '../../../machines/learning/skills';
import { logistic, normalRandom } from './learner';

/** A simulated child who is asked questions on some days. */
export interface SkillPupil {
  /** The probability that the child can do it. */
  knows(skill: Skill, day: number): number;
  /** Answers a question, and learns from it. */
  answer(skill: Skill, day: number): boolean;
}

/** How well a child begins, as a logit: its ability, the type of question, and the part of it. */
function beginning(seed: number, skill: Skill): number {
  const type = skill.split('.').slice(0, 2).join('.');
  const of = (...path: readonly string[]): number => normalRandom(seededRandom(seed, 'begins', ...path));
  return 0.5 * of() + 0.7 * of(type) + 1.3 * of(type, skill);
}

const SLIP = 0.06;

/** The strength of each skill grows with practice, more while it is weak, and fades with a power of the days. */
export class FadingPupil implements SkillPupil {
  private readonly strengths = new Map<Skill, { strength: number; lastDay: number; rights: number }>();
  private readonly random: Random;

  private readonly seed: number;
  private readonly guess: number;

  constructor(seed: number, guess: number) {
    this.seed = seed;
    this.guess = guess;
    this.random = seededRandom(seed, 'fading answers');
  }

  private held(skill: Skill) {
    const found = this.strengths.get(skill);
    if (found !== undefined) return found;
    const made = { strength: beginning(this.seed, skill), lastDay: 0, rights: 0 };
    this.strengths.set(skill, made);
    return made;
  }

  knows(skill: Skill, day: number): number {
    const { strength, lastDay, rights } = this.held(skill);
    const faded = (1 + Math.max(0, day - lastDay) / (4 + 2 * rights)) ** -0.4;
    return logistic((strength + 2) * faded - 2);
  }

  answer(skill: Skill, day: number): boolean {
    const known = this.knows(skill, day);
    const held = this.held(skill);
    const isCorrect = this.random() < known * (1 - SLIP) + (1 - known) * this.guess;
    // A mistake is explained, so it teaches too, but only those who read it.
    const grows = isCorrect ? 0.14 * (1.2 - known) : 0.11;
    held.strength = Math.min(4, Math.max(held.strength, Math.log(known / (1 - known))) + grows);
    held.rights += isCorrect && day > held.lastDay ? 1 : 0;
    held.lastDay = day;
    return isCorrect;
  }
}

/** Each skill is known or not. It is learnt at once, at some question, and can be lost again over night. */
export class SuddenPupil implements SkillPupil {
  private readonly states = new Map<Skill, { known: number; lastDay: number }>();
  private readonly random: Random;

  private readonly seed: number;
  private readonly guess: number;

  constructor(seed: number, guess: number) {
    this.seed = seed;
    this.guess = guess;
    this.random = seededRandom(seed, 'sudden answers');
  }

  private held(skill: Skill) {
    const found = this.states.get(skill);
    if (found !== undefined) return found;
    const isKnown = seededRandom(this.seed, 'has learnt', skill)() < logistic(1.4 * beginning(this.seed, skill));
    const made = { known: isKnown ? 1 : 0, lastDay: 0 };
    this.states.set(skill, made);
    return made;
  }

  knows(skill: Skill, day: number): number {
    const { known, lastDay } = this.held(skill);
    return known * 0.98 ** Math.max(0, day - lastDay);
  }

  answer(skill: Skill, day: number): boolean {
    const held = this.held(skill);
    const isKnown = this.random() < this.knows(skill, day);
    const isCorrect = this.random() < (isKnown ? 1 - SLIP : this.guess);
    const learns = this.random() < (isCorrect ? 0.025 : 0.05);
    held.known = isKnown || learns ? 1 : 0;
    held.lastDay = day;
    return isCorrect;
  }
}
