/* The candidate that is asked next. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../machines/core/random';
import {
  type AskedSkill,
  chooseCandidate,
  type KnowledgeSnapshot,
  SELECTION_RULES,
  takeKnowledgeSnapshot,
} from '../../../machines/learning/choose';
import { type Memory, NO_MEMORY, remember, setLearntTables } from '../../../machines/learning/memory';
import { estimateKnowledge, getPlacement } from '../../../machines/learning/placement';
import { FACT_SKILLS, PRODUCTS, SUMS } from '../../../machines/learning/skills';
import { propertyRuns } from '../../helpers/property-runs';
import { indicesUpTo } from '../../helpers/seeds';
import { memories } from './arbitraries';

const seen = { ms: 1000, by: 'keys', digits: 2, time: 'normal', day: 20_000 } as const;

/** A memory after these answers, in order. */
const after = (...answers: readonly (readonly [skill: string, isCorrect: boolean])[]): Memory =>
  answers.reduce((memory, [skill, isCorrect]) => remember(memory, { ...seen, skill, isCorrect }), NO_MEMORY);

const ALL_KNOWN = after(...indicesUpTo(3).flatMap(() => FACT_SKILLS.map((skill) => [skill, true] as const)));
const PLACED = takeKnowledgeSnapshot(ALL_KNOWN);
const asked = (...skills: readonly string[]): readonly AskedSkill[] =>
  skills.map((skill) => ({ skill, isCorrect: true }));

const far = (skill: string): number =>
  Math.abs(estimateKnowledge(getPlacement(NO_MEMORY), skill)! - SELECTION_RULES.placing);

/** The number of times each candidate is asked, out of 1,000. */
function counts(
  candidates: readonly string[],
  plan: KnowledgeSnapshot,
  history: readonly AskedSkill[] = [],
): readonly number[] {
  const found = candidates.map(() => 0);
  for (const seed of indicesUpTo(1000)) found[chooseCandidate(candidates, plan, history, seededRandom(seed))]! += 1;
  return found;
}

/** Ten sums that were all right or all wrong. */
const lately = (isCorrect: boolean): readonly AskedSkill[] => SUMS.slice(0, 10).map((skill) => ({ skill, isCorrect }));

describe('The next question', () => {
  it('is always the same for the same plan, candidates, history and random numbers', () => {
    const skills = fc.constantFrom('7x8', '÷7x8', '1x7', '5+8', 'add.overTen', '12x12', '2x9');
    const histories = fc.array(fc.record({ skill: skills, isCorrect: fc.option(fc.boolean()) }), { maxLength: 40 });
    fc.assert(
      fc.property(memories, fc.array(skills, { minLength: 1 }), histories, fc.nat(), (memory, some, history, seed) => {
        const index = chooseCandidate(some, takeKnowledgeSnapshot(memory), history, seededRandom(seed));
        expect(some[index]).toBeDefined();
        expect(chooseCandidate(some, takeKnowledgeSnapshot(memory), history, seededRandom(seed))).toBe(index);
      }),
      propertyRuns(300),
    );
  });

  it('is usually the weaker skill, but now and then a well-known one', () => {
    const memory = [true, false, false].reduce(
      (before, isCorrect) => remember(before, { ...seen, skill: 'add.overTen', isCorrect, day: 20_001 }),
      ALL_KNOWN,
    );
    const mended = remember(memory, { ...seen, skill: 'add.overTen', isCorrect: true, ms: 9000, day: 20_001 });
    const [weak = 0, sure = 0] = counts(['add.overTen', '7x8'], takeKnowledgeSnapshot(mended));
    expect(weak).toBeGreaterThan(4 * sure);
    expect(sure).toBeGreaterThan(20);
  });

  it('is far more often one that was wrong last time than a well-known one', () => {
    const missed = remember(ALL_KNOWN, { ...seen, skill: '7x8', isCorrect: false, day: 20_001 });
    const [first, ...others] = counts(['7x8', ...PRODUCTS.slice(0, 5)], takeKnowledgeSnapshot(missed));
    expect(first).toBeGreaterThan(4 * Math.max(...others));
  });

  it('is never a fact that was asked too recently', () => {
    const facts = SUMS.slice(0, 40);
    const history = asked(...facts);
    for (const ago of [1, 5, SELECTION_RULES.gap]) expect(counts([facts.at(-ago)!, '7x8'], PLACED, history)[0]).toBe(0);
    expect(counts([facts.at(-SELECTION_RULES.gap - 1)!, '7x8'], PLACED, history)[0]).toBeGreaterThan(0);
  });

  it('can be repeated sooner if there are few facts: after half of them', () => {
    const history = asked('2x3', '2x4', '2x5', '2x6');
    expect(counts(['2x6', '2x5', '2x4', '2x3'], PLACED, history).map((count) => count > 0)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('is the fact asked longest ago if all were asked recently', () => {
    expect(chooseCandidate(['2x4', '2x3'], PLACED, asked('2x3', '2x4', '2x3', '2x4', '2x3'), seededRandom(1))).toBe(0);
  });

  it('can be of the same kind again immediately, because its questions differ', () => {
    expect(counts(['add.overTen', '7x8'], PLACED, asked('add.overTen'))[0]).toBeGreaterThan(0);
  });

  it('is a new fact only a limited number of times in a round', () => {
    const plan = { ...takeKnowledgeSnapshot(after(['2+3', true])), isPlaced: true };
    const unmet = SUMS.slice(-SELECTION_RULES.maxUnmet - 1);
    const history = asked(...unmet.slice(0, SELECTION_RULES.maxUnmet));
    expect(counts([unmet.at(-1)!, '2+3'], plan, history)[0]).toBe(0);
    expect(counts([unmet.at(-1)!, '2+3'], plan, history.slice(1))[0]).toBeGreaterThan(0);
  });

  it('repeats a wrong one a few questions later, but only once', () => {
    const missed = { skill: '7x8', isCorrect: false };
    const others = asked(...SUMS.slice(0, SELECTION_RULES.retryAfter));
    expect(counts(['1x1', '7x8'], PLACED, [missed, ...others])[0]).toBe(0);
    expect(counts(['1x1', '7x8'], PLACED, [missed, ...others.slice(1)])[0]).toBeGreaterThan(0);
    expect(counts(['1x1', '7x8'], PLACED, [missed, ...others, missed, ...others])[0]).toBeGreaterThan(0);
  });

  it('is a fact that is neither too hard nor certainly known, until a child is placed', () => {
    const plan = takeKnowledgeSnapshot(NO_MEMORY);
    const candidates = ['1x1', '10x10', '6x8', '3x4', '11x12'];
    const nearest = candidates.toSorted((one, other) => far(one) - far(other))[0]!;
    expect(chooseCandidate(candidates, plan, [], seededRandom(1))).toBe(candidates.indexOf(nearest));
    // After many correct answers a harder one tells us more.
    const right = asked('3x3', '4x4', '3x6', '4x9', '7x7', '6x9');
    expect(candidates[chooseCandidate(candidates, plan, right, seededRandom(1))]).not.toBe(nearest);
    // If the candidates include no times-table facts, the choice is the usual one.
    expect(counts(['2+3', '5+8'], plan).every((count) => count > 300)).toBe(true);
  });

  it('is seldom from a table that the child has not had, until those that it has had are known', () => {
    const candidates = ['2x5', '7x8'];
    const said = setLearntTables(NO_MEMORY, [2, 5, 10]);
    const share = (memory: Memory) => {
      const [taught = 0, untaught = 0] = counts(candidates, { ...takeKnowledgeSnapshot(memory), isPlaced: true });
      return untaught / taught;
    };
    expect(share(said)).toBeLessThan(0.25);
    expect(share(NO_MEMORY)).toBeGreaterThan(0.6);
    const taught = PRODUCTS.filter((skill) => /^(2|5|10)x|x(2|5|10)$/.test(skill) && skill !== '2x5');
    const known = taught.reduce((memory, skill) => remember(memory, { ...seen, skill, isCorrect: true }), said);
    expect(share(known)).toBeGreaterThan(0.6);
  });

  it('is easier after mistakes', () => {
    const memory = after(
      ...indicesUpTo(3).map(() => ['2x5', true] as const),
      ['7x8', true],
      ['7x8', false],
      ['7x8', true],
    );
    const plan = { ...takeKnowledgeSnapshot(memory), isPlaced: true };
    const [easy = 0] = counts(['2x5', '7x8'], plan, lately(true));
    const [easier = 0] = counts(['2x5', '7x8'], plan, lately(false));
    expect(easier).toBeGreaterThan(easy + 300);
  });
});
