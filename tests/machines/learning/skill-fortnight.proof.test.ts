/*
 * Two weeks of fractions, time, money, shapes and equations, with two models of a child: what is learnt when questions are
 * chosen by finer skills, rather than as the seeds deal them. Each figure was measured before it became a limit
 * (`docs/decisions.md`).
 */
import { describe, expect, it } from 'vitest';
import { indicesUpTo } from '../../helpers/seeds';
import { dealInAdvance, practiseSkills, type SkillFortnight, skillsIn } from './skill-fortnight';
import { roundsOf } from './skill-games';
import { FadingPupil, type SkillPupil, SuddenPupil } from './skill-learners';

const CHILDREN = indicesUpTo(24);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Birth = (seed: number, guess: number) => SkillPupil;
const BIRTHS: readonly Birth[] = [
  (seed, guess) => new FadingPupil(seed, guess),
  (seed, guess) => new SuddenPupil(seed, guess),
];

const TOPICS = {
  fractions: ['/fraction-basics', '/fraction-simplify'],
  time: ['/time-master'],
  money: ['/money-counter'],
  shapes: ['/shape-match'],
  equations: ['/algebra-adventure'],
} as const;

/** Rounds that only read clocks have a single skill on each difficulty, so there is nothing to choose. */
describe.each(Object.entries(TOPICS))('Two weeks of chosen questions about %s', (_, games) => {
  const rounds = dealInAdvance(games.flatMap(roundsOf).filter(({ settings }) => !/^clock|hard$/.test(settings)));
  const skills = skillsIn(rounds);
  const practised = (birth: Birth, isChosen: boolean): readonly SkillFortnight[] =>
    CHILDREN.map((seed) => practiseSkills({ rounds, skills, pupil: birth(seed, rounds[0]!.guess), seed, isChosen }));
  const pairs = BIRTHS.map((birth) => ({ dealt: practised(birth, false), chosen: practised(birth, true) }));

  it('teach at least half a point more than dealt ones', () => {
    for (const { dealt, chosen } of pairs)
      expect(100 * mean(chosen.map(({ after }, child) => after - dealt[child]!.after))).toBeGreaterThan(0.5);
  });

  it('leave fewer skills that a child cannot do', () => {
    for (const { dealt, chosen } of pairs)
      expect(mean(chosen.map(({ weak }) => weak))).toBeLessThan(mean(dealt.map(({ weak }) => weak)));
  });

  it('are still answered right in at least half of the cases', () => {
    for (const { chosen } of pairs) expect(mean(chosen.map(({ right }) => right))).toBeGreaterThan(0.5);
  });
});
