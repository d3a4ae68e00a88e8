/* A round of a few facts asks exactly those facts, in every game that offers such rounds. */
import { describe, expect, it } from 'vitest';
import { dealProblem } from '../../machines/arithmetic-hero/practised-skill';
import type { Operation } from '../../machines/core/arithmetic';
import { NO_MEMORY } from '../../machines/learning/memory';
import { type Mix, newMix } from '../../machines/learning/mix';
import { FACT_SKILLS, findFact, type Skill } from '../../machines/learning/skills';
import type { FactRound, FactRounds } from '../../src/catalogue/define-game';
import { QUESTION_GAMES } from '../helpers/question-game';
import { indicesUpTo } from '../helpers/seeds';

const modules = import.meta.glob<FactRounds>('../../src/games/*/facts.ts', { eager: true, import: 'facts' });
const OPERATIONS = ['+', '−', '×', '÷'] as const satisfies readonly Operation[];
const ROUNDS = Object.entries(modules).flatMap(([path, facts]) =>
  OPERATIONS.flatMap((operation) =>
    (facts[operation] ?? []).map((round) => ({ id: path.split('/').at(-2) ?? '', operation, ...round })),
  ),
);
const QUESTIONS = 12;

/** An operation's facts that a round can ask, in groups of three as a child practises them. */
function threesOf(operation: Operation, asks: FactRound['canAsk']): readonly (readonly Skill[])[] {
  const skills = FACT_SKILLS.filter((skill) => {
    const fact = findFact(skill);
    return fact?.operation === operation && asks(fact);
  });
  return indicesUpTo(Math.ceil(skills.length / 3)).map((three) => skills.slice(3 * three, 3 * three + 3));
}

/** The skills that a round asks, in order, and the best scores that it sets. */
function played(id: string, settings: FactRound['settings'], seed: number, mix: Mix) {
  const rules = QUESTION_GAMES.find((one) => one.id === id)?.game;
  if (rules === undefined) {
    const level = Number(settings['level']) as 1;
    const after = indicesUpTo(QUESTIONS).reduce<Mix | null>(
      (before, number) => dealProblem(before, { seed, time: 'normal', hasPowerUps: false }, { level }, number).mix,
      mix,
    );
    return { asked: after?.asked.map(({ practised }) => practised.skill), reached: [] };
  }
  const game = rules.play({ ...settings, time: 'none', startsAtOnce: false } as Parameters<typeof rules.play>[0]);
  game.send({ type: 'START', seed, mix });
  for (const _ of indicesUpTo(QUESTIONS)) {
    rules.ready?.(game);
    game.solve();
    game.goOn();
  }
  return { asked: game.answered.map(({ practisedSkill }) => practisedSkill.skill), reached: game.reached };
}

describe.each(ROUNDS)('$id with $settings', ({ id, operation, settings, canAsk: asks }) => {
  it(`asks only the ${operation} facts that it offers, and does not set a best score`, () => {
    for (const [seed, facts] of threesOf(operation, asks).entries()) {
      const { asked, reached } = played(id, settings, seed, newMix(NO_MEMORY, facts));
      expect([...new Set(asked)].toSorted()).toEqual(facts.toSorted());
      expect(reached).toEqual([]);
    }
  });
});

it('Every fact can be asked in some round', () => {
  const left = FACT_SKILLS.filter((skill) => {
    const fact = findFact(skill);
    return !ROUNDS.some(({ operation, canAsk: asks }) => fact?.operation === operation && asks(fact));
  });
  expect(left).toEqual([]);
});
