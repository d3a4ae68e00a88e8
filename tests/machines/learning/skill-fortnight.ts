/* A simulated child plays two rounds of ten questions a day, on fourteen days. */
import { randomInteger, seededRandom } from '../../../machines/core/random';
import { NO_MEMORY, remember } from '../../../machines/learning/memory';
import { addAskedQuestion, deriveSeed, newMix, pickQuestion, recordMixAnswer } from '../../../machines/learning/mix';
import type { Skill } from '../../../machines/learning/skills';
import { indicesUpTo } from '../../helpers/seeds';
import type { Drawn, SkillRound } from './skill-games';
import type { SkillPupil } from './skill-learners';

const PLAN = { days: 14, roundsADay: 2, questions: 10, firstDay: 20_000 } as const;

/** Questions are dealt from this many rounds, so that each of them is made only once. */
export const DEALT_ROUNDS = 150;

/** The same rounds, but their questions are dealt in advance. */
export function dealInAdvance(rounds: readonly SkillRound[]): readonly SkillRound[] {
  return rounds.map((round) => {
    const dealt = indicesUpTo(DEALT_ROUNDS).map((seed) =>
      indicesUpTo(PLAN.questions).map((number) => round.at(deriveSeed(seededRandom(seed, 'dealt')), number)),
    );
    return { ...round, at: (seed, number) => dealt[Math.floor(seed) % DEALT_ROUNDS]![number]! };
  });
}

/** The skills that come up in at least a hundredth of the questions. */
export function skillsIn(rounds: readonly SkillRound[]): readonly Skill[] {
  const counts = new Map<Skill, number>();
  for (const round of rounds)
    for (const seed of indicesUpTo(DEALT_ROUNDS))
      for (const number of indicesUpTo(PLAN.questions)) {
        const { skill } = round.at(seed, number).practised;
        counts.set(skill, (counts.get(skill) ?? 0) + 1);
      }
  const all = rounds.length * DEALT_ROUNDS * PLAN.questions;
  return [...counts].filter(([, count]) => count >= all / 100).map(([skill]) => skill);
}

export interface SkillFortnight {
  /** The part of the skills that the child can do before and after, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** The part of the answers that were right. */
  readonly right: number;
  /** How many skills the child can rather not do afterwards. */
  readonly weak: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Practising {
  /** The kinds of rounds that the child plays, any of them at a time. */
  readonly rounds: readonly SkillRound[];
  readonly skills: readonly Skill[];
  readonly pupil: SkillPupil;
  readonly seed: number;
  /** Whether questions are chosen for the child, or as the seeds deal them. */
  readonly isChosen: boolean;
}

export function practiseSkills({ rounds, skills, pupil, seed, isChosen }: Practising): SkillFortnight {
  const random = seededRandom(seed, 'rounds');
  const knownPart = (day: number): number => mean(skills.map((skill) => pupil.knows(skill, day)));
  const before = knownPart(0);
  const answers: number[] = [];
  let memory = NO_MEMORY;
  for (const count of indicesUpTo(PLAN.days * PLAN.roundsADay)) {
    const day = Math.floor(count / PLAN.roundsADay);
    const round = rounds[randomInteger(random, 0, rounds.length - 1)]!;
    const roundSeed = deriveSeed(random);
    let mix = newMix(memory);
    for (const number of indicesUpTo(PLAN.questions)) {
      const source = {
        seed: roundSeed,
        at: (from: number) => round.at(from, number),
        getPractisedSkill: ({ practised }: Drawn) => practised,
        isOnceOnly: round.isOnceOnly,
      };
      const { practised } = isChosen ? pickQuestion(mix, source).question : source.at(roundSeed);
      const { skill, way, digits } = practised;
      const isCorrect = pupil.answer(skill, day);
      mix = recordMixAnswer(addAskedQuestion(mix, practised), practised.asked, isCorrect);
      const by = way === 'chosen' ? 'choice' : 'keys';
      memory = remember(memory, { skill, isCorrect, ms: null, by, digits, time: 'none', day: PLAN.firstDay + day });
      answers.push(isCorrect ? 1 : 0);
    }
  }
  return {
    before,
    after: knownPart(PLAN.days),
    right: mean(answers),
    weak: skills.filter((skill) => pupil.knows(skill, PLAN.days) < 0.5).length,
  };
}
