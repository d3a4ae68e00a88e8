/*
 * After thirty normal answers, nearly nine tenths of a child's tables map are correct. Harder questions would tell one
 * percent more, but children would miss more of their first questions.
 */
import { describe, expect, it } from 'vitest';
import { type Random, randomInteger, seededRandom } from '../../../machines/core/random';
import {
  type AskedSkill,
  chooseCandidate,
  SELECTION_RULES,
  takeKnowledgeSnapshot,
} from '../../../machines/learning/choose';
import { getTrace, type Memory, NO_MEMORY, remember, setLearntTables } from '../../../machines/learning/memory';
import { estimateKnowledge, getPlacement, PLACEMENT } from '../../../machines/learning/placement';
import type { Skill } from '../../../machines/learning/skills';
import { indicesUpTo } from '../../helpers/seeds';
import { LEARNT_FACTS, logistic, normalRandom } from './learner';

const TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A child who knows some facts, does not learn, and says they have learnt roughly the tables they know. */
function childOf(seed: number) {
  const random = seededRandom(seed, 'child');
  const ability = 1.2 * normalRandom(random);
  const ofTable = new Map(TABLES.map((table) => [table, 0.7 * normalRandom(random)]));
  const known = new Set<Skill>();
  for (const { skill, one, other, hardness } of LEARNT_FACTS) {
    const logit = 1.5 * (2.4 - hardness + ability) + ofTable.get(one)! + ofTable.get(other)!;
    if (random() < logistic(logit)) known.add(skill);
  }
  const had = TABLES.filter((table) => {
    const facts = LEARNT_FACTS.filter(({ one, other }) => one === table || other === table);
    const ratio = facts.filter(({ skill }) => known.has(skill)).length / facts.length;
    return ratio + 0.15 * normalRandom(random) > 0.55;
  });
  return { known, had };
}

interface Playing {
  readonly memory: Memory;
  readonly known: ReadonlySet<Skill>;
  readonly roundQuestions: number;
  readonly isChosen: boolean;
}

const anyFact = (random: Random): Skill => LEARNT_FACTS[randomInteger(random, 0, LEARNT_FACTS.length - 1)]!.skill;

/** The memory after thirty answers. */
function played(seed: number, { memory: first, known, roundQuestions, isChosen }: Playing): Memory {
  const random = seededRandom(seed, 'questions');
  let memory = first;
  let plan = takeKnowledgeSnapshot(memory);
  let history: AskedSkill[] = [];
  for (let answers = 0; answers < PLACEMENT.facts; answers++) {
    if (history.length === roundQuestions) [history, plan] = [[], takeKnowledgeSnapshot(memory)];
    const candidates = Array.from({ length: SELECTION_RULES.candidates }, () => anyFact(random));
    const skill = candidates[isChosen ? chooseCandidate(candidates, plan, history, random) : 0]!;
    const isCorrect = known.has(skill);
    history.push({ skill, isCorrect });
    memory = remember(memory, { skill, isCorrect, ms: 2000, by: 'keys', digits: 2, time: 'normal', day: 20_000 });
  }
  return memory;
}

/** The proportion of the map that is correct, including answered facts and estimates for the others. */
function rightPart(memory: Memory, known: ReadonlySet<Skill>): number {
  const placement = getPlacement(memory);
  const right = LEARNT_FACTS.filter(({ skill }) => {
    const trace = getTrace(memory, skill);
    return (trace === null ? estimateKnowledge(placement, skill)! >= 0.5 : !trace.isMissed) === known.has(skill);
  });
  return right.length / LEARNT_FACTS.length;
}

const percent = (parts: readonly number[]): number => (100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length;

interface Tried {
  readonly roundQuestions: number;
  readonly isAsked?: boolean;
  readonly isChosen?: boolean;
}

/** The correct proportion of the map, and the proportion of correct answers, for 200 children, in percent. */
function percentRight({ roundQuestions, isAsked = false, isChosen = true }: Tried) {
  const [maps, answers]: [number[], number[]] = [[], []];
  for (const seed of indicesUpTo(200)) {
    const { known, had } = childOf(seed);
    const memory = isAsked ? setLearntTables(NO_MEMORY, had) : NO_MEMORY;
    const after = played(seed, { memory, known, roundQuestions, isChosen });
    maps.push(rightPart(after, known));
    answers.push(
      Object.keys(after.traces).filter((skill) => known.has(skill)).length / Object.keys(after.traces).length,
    );
  }
  return { map: percent(maps), answers: percent(answers) };
}

describe('After thirty answers', () => {
  const byChance = percentRight({ roundQuestions: 25, isChosen: false });

  it.each([10, 25])('the map is nearly nine tenths correct in rounds of %i questions', (roundQuestions) => {
    expect(percentRight({ roundQuestions }).map).toBeGreaterThan(88.5);
  });

  it('more of it is correct if the child has said which tables they have learnt', () => {
    expect(percentRight({ roundQuestions: 25, isAsked: true }).map).toBeGreaterThan(90);
  });

  it('less of it would be correct with random questions, although chosen ones are no harder for the child', () => {
    expect(byChance.map).toBeLessThan(87);
    expect(percentRight({ roundQuestions: 25 }).answers).toBeGreaterThan(byChance.answers);
  });
});
