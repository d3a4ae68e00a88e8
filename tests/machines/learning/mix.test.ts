/* The questions in a round that is mixed for one child. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dealProblem } from '../../../machines/arithmetic-hero/practised-skill';
import { GameClock } from '../../../machines/core/clock';
import { type Memory, NO_MEMORY } from '../../../machines/learning/memory';
import {
  addAskedQuestion,
  createRepeatMix,
  MIX,
  type Mix,
  newMix,
  pickMixedQuestion,
  recordMixAnswer,
} from '../../../machines/learning/mix';
import { type PractisedSkill, practisedKindSkill, practisedSumSkill } from '../../../machines/learning/practised-skill';
import { PRODUCTS } from '../../../machines/learning/skills';
import { mathFactsMachine } from '../../../machines/math-facts/machine';
import { getPractisedSkill as practisedInRace } from '../../../machines/math-facts/practised-skill';
import { mentalMathsMachine } from '../../../machines/mental-maths/machine';
import { getPractisedSkill as practisedInHead } from '../../../machines/mental-maths/practised-skill';
import { dealPuzzle } from '../../../machines/times-tables/practised-skill';
import { puzzleAt } from '../../../machines/times-tables/rules';
import { createMemory } from '../../helpers/memories';
import { indicesUpTo } from '../../helpers/seeds';
import { memories } from './arbitraries';

const DAY = 20_000;
/** A memory that knows all tables except for one fact. */
const allBut = (skill: string): Memory =>
  createMemory(Object.fromEntries(PRODUCTS.map((one) => [one, one === skill ? 'mmm' : 'qqqqq'])), DAY);

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Questions of a race, answered right or wrong according to `isCorrect`. */
function race(seed: number, mix: Mix | null, count: number, isCorrect: (number: number) => boolean = () => true) {
  const clock = new GameClock();
  const settings = { mode: 'mixed', difficulty: 'easy', time: 'none' } as const;
  const input = { clock, seed, mix, settings, bests: {}, startsAtOnce: true };
  const actor = createActor(mathFactsMachine, { clock, input }).start();
  return indicesUpTo(count).map((number) => {
    const { question } = actor.getSnapshot().context.round;
    actor.send({ type: 'ANSWER', answer: isCorrect(number) ? question.answer : -1 });
    actor.send({ type: 'NEXT' });
    return question;
  });
}

/** All sums of a Mental Maths round. */
function headRound(seed: number, mix: Mix | null) {
  const clock = new GameClock();
  const input = { clock, seed, mix, settings: { time: 'normal' }, bests: {}, startsAtOnce: true } as const;
  const actor = createActor(mentalMathsMachine, { clock, input }).start();
  return indicesUpTo(25).map(() => {
    const { question } = actor.getSnapshot().context.round;
    actor.send({ type: 'ANSWER', answer: question.equation.answer });
    clock.advance(1500);
    return question;
  });
}

const signs = (all: readonly PractisedSkill[]): readonly string[] => all.map(({ asked }) => asked);

/** The number of times that 7 × 8 is asked in sixty rounds of Mental Maths. */
const times = (mix: (seed: number) => Mix | null): number =>
  indicesUpTo(60)
    .flatMap((seed) => headRound(seed, mix(seed)))
    .filter((one) => practisedInHead(one).skill === '7x8').length;

/** The verdict on each question that was asked. */
const answers = (mix: Mix) => mix.asked.map(({ isCorrect }) => isCorrect);

/** The number of puzzles, out of two hundred, in which 56 appears. */
const has = (mix: Mix | null): number =>
  indicesUpTo(200).filter((seed) => dealPuzzle(seed, 3, mix).cells.some(({ value }) => value === 56)).length;

describe('A mixed round', () => {
  it('asks the same questions again for the same seed, memory and answers', () => {
    fc.assert(
      fc.property(seeds, memories, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (seed, memory, right) => {
        const play = () => race(seed, newMix(memory), 12, (number) => right[number] === true);
        expect(play()).toEqual(play());
      }),
      { numRuns: 20 },
    );
  });

  it("keeps the kind of each question, and everything that the game's rules fix", () => {
    fc.assert(
      fc.property(seeds, memories, (seed, memory) => {
        const plain = race(seed, null, 16);
        const ours = race(seed, newMix(memory), 16);
        expect(ours.map(({ operation }) => operation)).toEqual(plain.map(({ operation }) => operation));
        expect(ours.map(({ number }) => number)).toEqual(indicesUpTo(16));
        for (const { first, operation, second } of ours) {
          const [min, max] = operation === '÷' ? [2, 11] : operation === '×' ? [1, 12] : [1, 10];
          expect(second).toBeGreaterThanOrEqual(min);
          expect(second).toBeLessThanOrEqual(max);
          expect(first).toBeLessThanOrEqual(operation === '÷' ? 110 : max);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('never repeats a sum if the game forbids it, nor any sum within seven questions', () => {
    fc.assert(
      fc.property(seeds, memories, (seed, memory) => {
        const heads = signs(headRound(seed, newMix(memory)).map(practisedInHead));
        expect(new Set(heads).size).toBe(25);
        const raced = signs(race(seed, newMix(memory), 30).map(practisedInRace));
        raced.forEach((one, index) => {
          expect(raced.slice(Math.max(0, index - MIX.gap), index)).not.toContain(one);
        });
      }),
      { numRuns: 15 },
    );
  });

  it('puts the correct answer in every position equally often', () => {
    const counts = [0, 0, 0, 0];
    for (const seed of indicesUpTo(40)) {
      for (const { choices, equation } of headRound(seed, newMix(allBut('7x8'))))
        counts[choices.indexOf(equation.answer)]! += 1;
    }
    for (const count of counts) expect(Math.abs(count - 250)).toBeLessThan(60);
  });

  it('asks weak facts more often than a random round', () => {
    expect(times(() => newMix(allBut('7x8')))).toBeGreaterThan(2 * times(() => null));
  });

  it('asks the question for its seed if any question of that kind practises the same skill', () => {
    const draw = { seed: 5, at: (seed: number) => seed, isOnceOnly: false };
    expect(
      pickMixedQuestion(newMix(NO_MEMORY), {
        ...draw,
        getPractisedSkill: () => practisedKindSkill('time.dates', 'chosen'),
      }),
    ).toBe(5);
    expect(pickMixedQuestion(newMix(NO_MEMORY), { ...draw, getPractisedSkill: () => null })).toBe(5);
  });

  it('remembers the first answer to a question, and only the latest of two identical questions', () => {
    const sum = practisedSumSkill({ first: 7, operation: '×', second: 8, answer: 56 }, 'typed');
    const twice = addAskedQuestion(recordMixAnswer(addAskedQuestion(newMix(NO_MEMORY), sum), sum.asked, false), sum);
    expect([
      answers(twice),
      answers(recordMixAnswer(twice, sum.asked, true)),
      answers(recordMixAnswer(recordMixAnswer(twice, sum.asked, true), sum.asked, false)),
      answers(recordMixAnswer(twice, 'another', true)),
    ]).toEqual([
      [false, null],
      [false, true],
      [false, true],
      [false, null],
    ]);
  });
});

describe('Mixed rounds of other games', () => {
  it('replace sums of Arithmetic Hero with the same operation and as many digits', () => {
    fc.assert(
      fc.property(seeds, memories, fc.nat(100), (seed, memory, number) => {
        const settings = { seed, time: 'normal', hasPowerUps: true } as const;
        for (const asked of [{ level: 1 }, { level: 4 }, { tier: 3 }] as const) {
          const { problem: plain, mix } = dealProblem(null, settings, asked, number);
          const { problem, mix: after } = dealProblem(newMix(memory), settings, asked, number);
          expect([mix, problem.number, problem.operation]).toEqual([null, number, plain.operation]);
          expect(after?.asked.length).toBe(1);
          if (problem.operation === '÷') continue;
          expect([problem.first, problem.second].map((value) => String(value).length)).toEqual(
            [plain.first, plain.second].map((value) => String(value).length),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('choose Times Tables puzzles so that a weak fact is in more of them', () => {
    expect(dealPuzzle(5, 4, null)).toEqual(puzzleAt(5, 4));
    expect(has(newMix(allBut('7x8')))).toBeGreaterThan(1.5 * has(null));
    expect(has(newMix(NO_MEMORY, ['7x8']))).toBeGreaterThan(1.5 * has(null));
  });
});

it('A mixed round can be repeated by another child with the same seed and picks', () => {
  const clock = new GameClock();
  const played = (mix: Mix | null, isCorrect: boolean) => {
    const settings = { mode: 'mixed', difficulty: 'easy', time: 'none' } as const;
    const input = { clock, seed: 11, mix, settings, bests: {}, startsAtOnce: true };
    const actor = createActor(mathFactsMachine, { clock, input }).start();
    const now = () => actor.getSnapshot().context;
    const asked = indicesUpTo(30).map(() => {
      const { question } = now().round;
      clock.advance(700);
      actor.send({ type: 'ANSWER', answer: isCorrect ? question.answer : -1 });
      actor.send({ type: 'NEXT' });
      return question;
    });
    return { asked, picks: now().mix?.picks ?? [], timeline: now().timeline };
  };
  const first = played(newMix(allBut('7x8')), true);
  expect(first.picks.some((pick) => pick > 0)).toBe(true);
  expect(first.asked).not.toEqual(played(null, true).asked);
  const second = played(createRepeatMix(first.picks), false);
  expect(second.asked).toEqual(first.asked);
  expect(second.picks).toEqual(first.picks);
  expect(first.timeline).toEqual(indicesUpTo(30).map((index) => ({ atMs: 700 * (index + 1), isCorrect: true })));
  expect(second.timeline.every(({ isCorrect }) => !isCorrect)).toBe(true);
});
