/* The games whose skills are finer than their types of questions, as tests and simulations play them. */
import { getPractisedSkill as algebraSkill } from '../../../machines/algebra-adventure/practised-skill';
import { questionAt as algebraAt } from '../../../machines/algebra-adventure/questions';
import { MODES } from '../../../machines/algebra-adventure/rules';
import { getPractisedSkill as barsSkill } from '../../../machines/fraction-basics/practised-skill';
import { mixedQuestionAt as barsAt } from '../../../machines/fraction-basics/questions';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { getPractisedSkill as fractionSkill } from '../../../machines/fraction-simplify/practised-skill';
import { questionAt as fractionAt } from '../../../machines/fraction-simplify/questions';
import type { PractisedSkill } from '../../../machines/learning/practised-skill';
import { getPractisedSkill as moneySkill } from '../../../machines/money-counter/practised-skill';
import { questionAt as moneyAt } from '../../../machines/money-counter/questions';
import { MIXED } from '../../../machines/shape-match/pools';
import { getPractisedSkill as shapeSkill } from '../../../machines/shape-match/practised-skill';
import { questionAt as shapeAt } from '../../../machines/shape-match/questions';
import { getPractisedSkill as timeSkill } from '../../../machines/time-master/practised-skill';
import { mixedQuestionAt as timeAt } from '../../../machines/time-master/questions';
import { ROUND_TYPES as TIME_TYPES } from '../../../machines/time-master/rules';

/** A question: what it practises, and what is asked, without its number and the choices. */
export interface Drawn {
  readonly practised: PractisedSkill;
  readonly content: string;
}

/** A kind of round, whose questions depend on a seed and a number. */
export interface SkillRound {
  /** The address of the game. */
  readonly path: string;
  /** The values of its settings. */
  readonly settings: string;
  readonly at: (seed: number, number: number) => Drawn;
  /** Whether a round never repeats a question. */
  readonly isOnceOnly: boolean;
  /** The chance of guessing an answer. */
  readonly guess: number;
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

const drawn = <Question extends object>(
  question: Question,
  getPractisedSkill: (question: Question) => PractisedSkill,
  asked: unknown = question,
): Drawn => ({ practised: getPractisedSkill(question), content: JSON.stringify({ ...Object(asked), number: 0 }) });

const fractions = DIFFICULTIES.map(
  (difficulty): SkillRound => ({
    path: '/fraction-simplify',
    settings: difficulty,
    at: (seed, number) => drawn(fractionAt(seed, { difficulty }, number), fractionSkill),
    isOnceOnly: true,
    guess: 0.05,
  }),
);

const bars = ROUND_TYPES.map(
  (type): SkillRound => ({
    path: '/fraction-basics',
    settings: type,
    at: (seed, number) => drawn(barsAt(seed, { type }, number), barsSkill),
    isOnceOnly: false,
    guess: 0.05,
  }),
);

const times = TIME_TYPES.flatMap((type) =>
  DIFFICULTIES.map((difficulty): SkillRound => {
    const at = (seed: number, number: number): Drawn => {
      const question = timeAt(seed, { difficulty, type }, number);
      return drawn(question, timeSkill, question.asked);
    };
    const settings = type === 'all' ? difficulty : `${type} ${difficulty}`;
    return { path: '/time-master', settings, at, isOnceOnly: true, guess: 0.25 };
  }),
);

const monies = DIFFICULTIES.map((difficulty): SkillRound => {
  const at = (seed: number, number: number): Drawn => {
    const question = moneyAt(seed, { difficulty }, number);
    return drawn(question, moneySkill, question.asked);
  };
  return { path: '/money-counter', settings: difficulty, at, isOnceOnly: true, guess: 0.25 };
});

const shapes = DIFFICULTIES.map(
  (difficulty): SkillRound => ({
    path: '/shape-match',
    settings: difficulty,
    at: (seed, number) => drawn(shapeAt(seed, { difficulty }, number, MIXED), shapeSkill),
    isOnceOnly: false,
    guess: 0.25,
  }),
);

const equations = MODES.flatMap((mode) =>
  DIFFICULTIES.map((difficulty): SkillRound => {
    const at = (seed: number, number: number): Drawn => {
      const question = algebraAt(seed, { mode, difficulty }, number);
      return drawn(question, algebraSkill, { ...question, choices: [] });
    };
    return { path: '/algebra-adventure', settings: `${mode} ${difficulty}`, at, isOnceOnly: true, guess: 0.25 };
  }),
);

export const SKILL_ROUNDS: readonly SkillRound[] = [
  ...fractions,
  ...bars,
  ...times,
  ...monies,
  ...shapes,
  ...equations,
];

/** The rounds of a game. */
export const roundsOf = (path: string): readonly SkillRound[] => SKILL_ROUNDS.filter((round) => round.path === path);
