/*
 * Two weeks of practice and four weeks without, with two models of a child, which share no assumption: what is learnt, how
 * often the weakest are right, and whether the map is true. Each figure was measured before it became a limit
 * (`docs/decisions.md`).
 */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../machines/core/random';
import {
  getKnowledgeLevel,
  getTrace,
  isRusty,
  type Memory,
  NO_MEMORY,
  remember,
} from '../../../machines/learning/memory';
import { indicesUpTo } from '../../helpers/seeds';
import { CompetingLearner } from './competing-learner';
import { FORTNIGHT, type FortnightResult, practiseFortnight } from './fortnight';
import { FAST_FORGETTING, LEARNT_FACTS, Learner, type Pupil, pupilOf, USUAL_FORGETTING } from './learner';

const CHILDREN = indicesUpTo(36);
const handOf = (seed: number): number => (seed % 2 === 0 ? 0.3 : 1.5);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Birth = (seed: number) => Pupil;
const competing =
  (isForgetful: boolean): Birth =>
  (seed) =>
    new CompetingLearner({ seed, secondsPerKey: handOf(seed), isForgetful });
const activating =
  (isForgetful: boolean): Birth =>
  (seed) =>
    pupilOf(new Learner(seed, handOf(seed), isForgetful ? FAST_FORGETTING : USUAL_FORGETTING));

const practised = (birth: Birth, isChosen: boolean, tables?: readonly number[]): readonly FortnightResult[] =>
  CHILDREN.map((seed) => practiseFortnight({ pupil: birth(seed), seed, isChosen, ...(tables && { tables }) }));

/** The third of the children who know least before they practise. */
const weakestThird = (children: readonly FortnightResult[]): readonly FortnightResult[] =>
  children.toSorted((one, other) => one.before - other.before).slice(0, children.length / 3);

/** The percentage of answers that were right on some days. */
const percentRight = ({ answers }: FortnightResult, from: number, to: number): number =>
  100 * mean(answers.slice(from, to).flat().map(Number));

/** The facts that a map claims to be known although the child would rather not recall them. */
const falseClaims = ({ memory, truth }: FortnightResult): number =>
  LEARNT_FACTS.filter(({ skill }) => {
    const isClaimed = !['new', 'learning'].includes(getKnowledgeLevel(memory, skill));
    return isClaimed && !isRusty(memory, skill, FORTNIGHT.firstDay + FORTNIGHT.lastDay) && truth.get(skill)! < 0.5;
  }).length;

const percentMore = (of: 'after' | 'later', some: readonly FortnightResult[], others: readonly FortnightResult[]) =>
  100 * mean(some.map((child, index) => child[of] - others[index]![of]));

interface Expected {
  readonly birth: Birth;
  /** The least gain over random questions, in points, after the fortnight and four weeks later. */
  readonly gains: readonly [after: number, later: number];
  /** The most false claims of a map after four weeks without practice. */
  readonly maxFalseClaims: number;
}

const MODELS: Readonly<Record<string, Expected>> = {
  'children whose answers compete': { birth: competing(false), gains: [0.5, 0.5], maxFalseClaims: 2 },
  'forgetful children whose answers compete': { birth: competing(true), gains: [1, 1], maxFalseClaims: 6 },
  'children with fading traces': { birth: activating(false), gains: [2, 2], maxFalseClaims: 12 },
  'forgetful children with fading traces': { birth: activating(true), gains: [2, -0.5], maxFalseClaims: 6 },
};

describe.each(Object.entries(MODELS))('Two weeks of chosen questions for %s', (_, { birth, gains, maxFalseClaims }) => {
  const byChance = practised(birth, false);
  const chosen = practised(birth, true);

  it('teach more than random questions, and some of it is left four weeks later', () => {
    expect(percentMore('after', chosen, byChance)).toBeGreaterThan(gains[0]);
    expect(percentMore('later', chosen, byChance)).toBeGreaterThan(gains[1]);
  });

  it('are answered right by the weakest third in 65 % of the first three days and 70 % of the others', () => {
    const weakest = weakestThird(chosen);
    expect(mean(weakest.map((child) => percentRight(child, 0, 3)))).toBeGreaterThan(65);
    expect(mean(weakest.map((child) => percentRight(child, 3, FORTNIGHT.days)))).toBeGreaterThan(70);
  });

  it('leave no child with less than 45 % right in any week', () => {
    const weeks = chosen.flatMap((child) => [percentRight(child, 0, 7), percentRight(child, 7, FORTNIGHT.days)]);
    expect(Math.min(...weeks)).toBeGreaterThan(45);
  });

  it('include every fact', () => {
    expect(chosen.map(({ neverAsked }) => neverAsked)).toEqual(CHILDREN.map(() => 0));
  });

  it('leave a map that shows what may be forgotten after four weeks without practice', () => {
    expect(mean(chosen.map(falseClaims))).toBeLessThanOrEqual(maxFalseClaims);
  });
});

const firstDays = (some: readonly FortnightResult[]): number => mean(some.map((child) => percentRight(child, 0, 3)));

describe('Children who say that they have had the tables of 2, 5 and 10', () => {
  it.each([
    ['usual', false],
    ['forgetful', true],
  ])('are right more often in the first three days, and still meet every fact (%s)', (_, isForgetful) => {
    const said = practised(competing(isForgetful), true, [2, 5, 10]);
    const weakest = weakestThird(said);
    const others = weakestThird(practised(competing(isForgetful), true));
    expect(firstDays(weakest)).toBeGreaterThan(firstDays(others));
    expect(said.map(({ neverAsked }) => neverAsked)).toEqual(CHILDREN.map(() => 0));
  });
});

const handMs = (secondsPerKey: number, digits: number): number => 1000 * secondsPerKey * (0.55 + 0.45 * digits);

/** For each cell of a map, whether it is quick. */
const quickCells = (memory: Memory): readonly boolean[] =>
  LEARNT_FACTS.map(({ skill }) => getKnowledgeLevel(memory, skill) === 'quick');

/** The percentage of a map that claims to be known after choices that are right by this chance, one a day. */
const percentClaimed = (chance: number, days: number): number =>
  mean(
    CHILDREN.map((seed) => {
      const random = seededRandom(seed, 'choices');
      let memory = NO_MEMORY;
      for (let day = FORTNIGHT.firstDay; day < FORTNIGHT.firstDay + days; day++)
        for (const { skill } of LEARNT_FACTS) {
          const isCorrect = random() < chance;
          memory = remember(memory, { skill, isCorrect, ms: 2000, by: 'choice', digits: 2, time: 'normal', day });
        }
      return 100 * mean(LEARNT_FACTS.map(({ skill }) => (getTrace(memory, skill)?.reached === 'learning' ? 0 : 1)));
    }),
  );

describe('The map', () => {
  it('of a slow hand differs from that of a quick one in at most five cells, for the same thoughts', () => {
    const { remembered } = practiseFortnight({ pupil: competing(false)(0), seed: 0, isChosen: true });
    const mapOf = (secondsPerKey: number): Memory =>
      remembered.reduce((memory, { ms, ...answer }) => {
        const thinkingMs = ms! - handMs(handOf(0), answer.digits);
        return remember(memory, { ...answer, ms: thinkingMs + handMs(secondsPerKey, answer.digits) });
      }, NO_MEMORY);
    const first = quickCells(mapOf(0.3));
    for (const secondsPerKey of [1, 1.5, 2]) {
      const other = quickCells(mapOf(secondsPerKey));
      expect(first.filter((isQuick, cell) => isQuick !== other[cell]).length).toBeLessThanOrEqual(5);
    }
  });

  it('of somebody who picks one of four by chance claims little, and of a child who knows nearly everything', () => {
    expect(percentClaimed(0.25, 20)).toBeLessThan(15);
    expect(percentClaimed(0.95, 5)).toBeGreaterThan(95);
  });
});
