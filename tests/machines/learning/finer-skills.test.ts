/* The skills into which games divide their types of questions. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { GameClock } from '../../../machines/core/clock';
import {
  getStrength,
  getTrace,
  MEMORY,
  NO_MEMORY,
  type RememberedAnswer,
  remember,
} from '../../../machines/learning/memory';
import { addAskedQuestion, type Mix, newMix, pickQuestion } from '../../../machines/learning/mix';
import { findBroaderSkill, type Skill } from '../../../machines/learning/skills';
import { shapeMatchMachine } from '../../../machines/shape-match/machine';
import { getPractisedSkill } from '../../../machines/shape-match/practised-skill';
import { GAMES } from '../../../src/catalogue/index';
import { SKILL_TOPICS } from '../../../src/catalogue/skill-topics';
import { GAME_SKILLS, isKnownSkill } from '../../../src/catalogue/skills';
import { createMemory } from '../../helpers/memories';
import { indicesUpTo } from '../../helpers/seeds';
import { memories } from './arbitraries';
import { DEALT_ROUNDS, dealInAdvance } from './skill-fortnight';
import { SKILL_ROUNDS, type SkillRound } from './skill-games';

const DAY = 20_000;
const ROUNDS = dealInAdvance(SKILL_ROUNDS);
const named = SKILL_TOPICS.flatMap(({ skills }) => skills);
const finerSkills = named.map(({ skill }) => skill).filter((skill) => findBroaderSkill(skill) !== null);

/** The different questions of each skill, from many rounds of all kinds. */
function contentsBySkill(): ReadonlyMap<Skill, ReadonlySet<string>> {
  const found = new Map<Skill, Set<string>>();
  for (const { at } of ROUNDS)
    for (const seed of indicesUpTo(DEALT_ROUNDS))
      for (const number of indicesUpTo(10)) {
        const { practised, content } = at(seed, number);
        found.set(practised.skill, (found.get(practised.skill) ?? new Set()).add(content));
      }
  return found;
}

/** The finer skill that a round asks most. */
function commonSkill({ at }: SkillRound): Skill {
  const all = indicesUpTo(DEALT_ROUNDS).flatMap((seed) =>
    indicesUpTo(10).map((number) => at(seed, number).practised.skill),
  );
  const times = (skill: Skill): number => all.filter((one) => one === skill).length;
  return finerSkills.toSorted((one, other) => times(other) - times(one))[0]!;
}

/** Ten questions of a round that is mixed for a child. */
function mixedRound(round: SkillRound, seed: number, memory = NO_MEMORY, only: readonly Skill[] | null = null) {
  let mix = newMix(memory, only);
  return indicesUpTo(10).map((number) => {
    const { question } = pickQuestion(mix, {
      seed,
      at: (from) => round.at(from, number),
      getPractisedSkill: ({ practised }) => practised,
      isOnceOnly: round.isOnceOnly,
    });
    mix = addAskedQuestion(mix, question.practised);
    return question.practised;
  });
}

describe('A finer skill', () => {
  const contents = contentsBySkill();

  it('has at least twenty questions of its type', () => {
    expect(finerSkills.filter((skill) => (contents.get(skill)?.size ?? 0) < 20)).toEqual([]);
  });

  it('belongs to a skill that children may have stored, and is known', () => {
    for (const skill of finerSkills)
      expect([GAME_SKILLS.has(findBroaderSkill(skill)!), isKnownSkill(skill)]).toEqual([true, true]);
    expect(
      ['juggling.clubs', 'juggling.clubs.five', 'fraction', 'fraction.add.same.twice'].filter(isKnownSkill),
    ).toEqual([]);
  });

  it('has a name on the map if any question practises it, and only once', () => {
    expect([...contents.keys()].toSorted()).toEqual(named.map(({ skill }) => skill).toSorted());
  });

  it('can be practised by a round that its link opens', () => {
    for (const { skill, address } of named) {
      const { pathname, searchParams } = new URL(address, 'https://numeria.example');
      const game = GAMES.find(({ path }) => path === pathname)!;
      const settings = [...searchParams].filter(([name]) => !['facts', 'start'].includes(name));
      for (const [name, value] of settings) expect(game.settings[name]).toContain(value);
      const round = ROUNDS.find(
        (one) => one.path === pathname && one.settings === settings.map(([, value]) => value).join(' '),
      )!;
      const asked = indicesUpTo(DEALT_ROUNDS).flatMap((seed) =>
        indicesUpTo(10).map((number) => round.at(seed, number)),
      );
      expect(asked.filter(({ practised }) => practised.skill === skill).length).toBeGreaterThan(asked.length / 200);
    }
  });

  it('has no broader skill if it is not a part of a type', () => {
    expect(['7x8', '÷7x8', '−5+8', 'add.overTen', 'fraction.add'].map(findBroaderSkill)).toEqual(Array(5).fill(null));
    expect(findBroaderSkill('fraction.add.same')).toBe('fraction.add');
  });
});

const answer = (skill: Skill, isCorrect: boolean): RememberedAnswer => ({
  skill,
  isCorrect,
  ms: null,
  by: 'keys',
  digits: 2,
  time: 'none',
  day: DAY,
});

describe('What an earlier version stored for a whole type', () => {
  const stored = createMemory({ 'fraction.add': 'rrrr', 'fraction.subtract': 'mmm' }, DAY - 1);

  it('is how well each of its parts is known at first', () => {
    const strength = getTrace(stored, 'fraction.add')!.strength;
    expect(strength).toBeGreaterThan(MEMORY.firstStrength);
    expect(getStrength(stored, 'fraction.add.same')).toBe(strength);
    expect(getStrength(stored, 'fraction.subtract.unlike')).toBeLessThan(MEMORY.firstStrength);
    expect(getStrength(stored, 'fraction.multiply.unit')).toBe(MEMORY.firstStrength);
    expect(getStrength(stored, 'add.overTen')).toBe(MEMORY.firstStrength);
  });

  it('stays as it is, while each part begins with its own answers', () => {
    const after = remember(remember(stored, answer('fraction.add.same', true)), answer('fraction.add.unlike', false));
    expect(getTrace(after, 'fraction.add')).toEqual(getTrace(stored, 'fraction.add'));
    expect(getTrace(after, 'fraction.add.same')).toMatchObject({ seen: 1, days: 1, reached: 'right' });
    expect(getTrace(after, 'fraction.add.unlike')).toMatchObject({
      seen: 1,
      days: 0,
      reached: 'learning',
      isMissed: true,
    });
    expect(getStrength(after, 'fraction.add.same')).toBeGreaterThan(getStrength(after, 'fraction.add.fits'));
    expect(getStrength(after, 'fraction.add.unlike')).toBeLessThan(getStrength(after, 'fraction.add.fits'));
  });
});

// A question about shapes depends on those before it, so its rounds cannot be mixed from others.
const MIXED = ROUNDS.filter(({ path }) => path !== '/shape-match');

describe.each(MIXED.map((round) => [`${round.path}, ${round.settings}`, round] as const))(
  'A mixed round of %s',
  (_, round) => {
    it('keeps the type of each question, and repeats none that the game does not repeat', () => {
      fc.assert(
        fc.property(fc.nat(2 ** 31), memories, (seed, memory) => {
          const ours = mixedRound(round, seed, memory);
          const kinds = indicesUpTo(10).map((number) => round.at(seed, number).practised.kind);
          expect(ours.map(({ kind }) => kind)).toEqual(kinds);
          const asked = ours.filter(({ kind, skill }) => kind !== skill).map((one) => one.asked);
          expect(!round.isOnceOnly || new Set(asked).size === asked.length).toBe(true);
        }),
        { numRuns: 10 },
      );
    });

    it('asks what a child cannot do more often than what it can', () => {
      const skills = new Set(indicesUpTo(DEALT_ROUNDS).map((seed) => round.at(seed, 4).practised.skill));
      const [weak, ...known] = [...skills].filter((skill) => findBroaderSkill(skill) !== null).toSorted();
      const histories = Object.fromEntries([[weak!, 'mmm'], ...known.map((skill) => [skill, 'rrrrr'])]);
      const memory = createMemory(histories, DAY);
      const seeds = indicesUpTo(30);
      const times = (asked: readonly { readonly skill: Skill }[]) => asked.filter(({ skill }) => skill === weak).length;
      const dealt = seeds.flatMap((seed) => indicesUpTo(10).map((number) => round.at(seed, number).practised));
      // A round with a single skill cannot ask it more often than always.
      const min = known.length > 0 ? times(dealt) + 1 : dealt.length;
      expect(times(seeds.flatMap((seed) => mixedRound(round, seed, memory)))).toBeGreaterThanOrEqual(min);
    });

    it('with a single skill asks only that, and no question twice in a row', () => {
      const skill = commonSkill(round);
      const asked = mixedRound(round, 5, NO_MEMORY, [skill]);
      expect(new Set(asked.map((practised) => practised.skill))).toEqual(new Set([skill]));
      for (const [index, one] of asked.slice(1).entries()) expect(one.asked).not.toBe(asked[index]!.asked);
    });
  },
);

/** Whether a round about shapes begins with the name of a pentagon or a hexagon. */
const beginsWithFiveOrSix = (seed: number, mix: Mix | null): boolean => {
  const clock = new GameClock();
  const input = { clock, seed, mix, settings: { difficulty: 'easy' }, bests: {}, startsAtOnce: true } as const;
  const { question } = createActor(shapeMatchMachine, { clock, input }).start().getSnapshot().context.round;
  return getPractisedSkill(question).skill === 'shape.name.fiveSix';
};

/** In how many of a hundred rounds it does. */
const timesOfFiveOrSix = (mix: Mix | null): number =>
  indicesUpTo(100).filter((seed) => beginsWithFiveOrSix(seed, mix)).length;

describe('A mixed round about shapes', () => {
  it('begins with the shapes that a child cannot name', () => {
    const memory = createMemory({ 'shape.name.common': 'rrrrr', 'shape.name.fiveSix': 'mmm' }, DAY);
    expect(timesOfFiveOrSix(newMix(memory))).toBeGreaterThan(1.5 * timesOfFiveOrSix(null));
  });
});
