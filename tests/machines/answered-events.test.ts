/* The answers that every game reports to a child's memory. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_IDS } from '../../machines/arithmetic-hero/levels';
import { createAnsweredEvent, getPractisedSkill } from '../../machines/arithmetic-hero/practised-skill';
import { problemAt } from '../../machines/arithmetic-hero/problems';
import type { QuestionAnswered } from '../../machines/core/events';
import { getSumSkill } from '../../machines/learning/skills';
import { createAnsweredEvents } from '../../machines/times-tables/practised-skill';
import { markTiles, puzzleAt, SIZES } from '../../machines/times-tables/rules';
import { isKnownSkill } from '../../src/catalogue/skills';
import { QUESTION_GAMES } from '../helpers/question-game';
import { indicesUpTo } from '../helpers/seeds';
import { WRONG } from './arithmetic-hero/helpers/game';
import { arcadeRound, practiceRound } from './arithmetic-hero/helpers/rounds';
import { check } from './tables-check/helpers/check';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const expectKnown = ({ practisedSkill: { skill, digits, kind, asked: questionKey }, ms }: QuestionAnswered) => {
  expect(isKnownSkill(skill)).toBe(true);
  expect([digits >= 0, kind !== '', questionKey !== '', ms === null || ms >= 0]).not.toContain(false);
};

describe.each(QUESTION_GAMES)('$id', ({ game: rules }) => {
  const open = (options: object = {}) => {
    const game = rules.play({ seed: 4, ...options });
    rules.ready?.(game);
    return game;
  };

  it('knows a skill for every question, with any settings and seed', () => {
    fc.assert(
      fc.property(seeds, fc.record(rules.settings), (seed, settings) => {
        const game = open({ seed, ...settings });
        for (const _ of indicesUpTo(8)) {
          if (game.state() !== rules.states.asking) break;
          game.solve();
          game.goOn();
          rules.ready?.(game);
        }
        expect(game.answered.length).toBeGreaterThan(0);
        for (const answered of game.answered) expectKnown(answered);
      }),
      { numRuns: 25 },
    );
  });

  it('reports each answer once, with the game time for which its question was open', () => {
    const game = open();
    game.advance(1234);
    game.solve();
    expect(game.answered.map(({ verdict, ms }) => [verdict, ms])).toEqual([['right', 1234]]);
  });

  it('does not count paused time', () => {
    const game = open();
    game.advance(300);
    game.clock.pause();
    game.advance(60_000);
    game.clock.resume();
    game.solve();
    expect(game.answered.map(({ ms }) => ms)).toEqual([300]);
  });

  it('reports a mistake once, but not further tries at the same question', () => {
    const game = open();
    game.fail();
    game.goOn();
    rules.ready?.(game);
    const [first, ...others] = game.answered;
    expect(first?.verdict).toBe('wrong');
    game.solve();
    expect(game.answered.length).toBe(1 + others.length + (rules.repeats === true ? 0 : 1));
  });
});

const limited = QUESTION_GAMES.filter(({ game: { limits } }) => limits.question !== undefined);

it.each(limited)('$id reports a question that runs out of time, if it can name a skill', ({ game: rules }) => {
  const game = rules.play({ seed: 4 });
  rules.ready?.(game);
  game.advance((rules.limits.question ?? 0) * 1000 + 1);
  expect(game.answered.map(({ verdict }) => verdict)).toEqual(rules.saysNothingOfTimeouts === true ? [] : ['timeout']);
});

describe('Arithmetic Hero', () => {
  it('knows a skill for every sum of every level and tier', () => {
    fc.assert(
      fc.property(seeds, fc.nat(200), (seed, number) => {
        for (const questionKey of [
          ...LEVEL_IDS.map((level) => ({ level })),
          ...([1, 2, 3] as const).map((tier) => ({ tier })),
        ]) {
          const problem = problemAt({ seed, time: 'normal', hasPowerUps: true }, questionKey, number);
          expect(isKnownSkill(getPractisedSkill(problem, 'typed').skill)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('times a falling sum from its appearance or from the previous answer', () => {
    const game = arcadeRound({ level: 1 });
    game.advance(900);
    game.solve();
    game.advance(3100);
    game.solve();
    game.advance(400);
    expect(game.answered.map(({ verdict, ms }) => [verdict, ms])).toEqual([
      ['right', 900],
      ['right', 3100 - (game.spawns[1]?.atMs ?? 0) + 900],
    ]);
  });

  it('reports sums that landed, and wrong answers that were meant for a sum', () => {
    const game = arcadeRound({ level: 1 });
    game.answer(WRONG, 0);
    game.answer(WRONG);
    game.advance(20_000);
    const [wrong, landed] = game.answered;
    expect([wrong?.verdict, wrong?.practisedSkill.way, landed?.verdict, landed?.ms]).toEqual([
      'wrong',
      'chosen',
      'timeout',
      null,
    ]);
  });

  it('does not time a waiting or slowed sum', () => {
    const card = { problem: problemAt({ seed: 1, time: 'none', hasPowerUps: false }, { level: 1 }, 0), x: 50 };
    const msOf = (fall: Parameters<typeof withFall>[0]) =>
      createAnsweredEvent(
        { type: 'correct', card: withFall(fall), points: 1, by: 'answer', index: 0, streak: 1 },
        {
          lastAnswer: { way: 'typed', value: 1, atMs: 5000, beforeMs: 1000 },
        },
      )?.ms;
    const withFall = (fall: { fromY: number; sinceMs: number; landsMs: number } | null) => ({ ...card, fall });
    expect([
      msOf(null),
      msOf({ fromY: 40, sinceMs: 4000, landsMs: 9000 }),
      msOf({ fromY: -10, sinceMs: 4000, landsMs: 9000 }),
      msOf({ fromY: -30, sinceMs: 0, landsMs: 9000 }),
    ]).toEqual([null, null, 1000, 4000]);
  });

  it('reports only the first try in practice', () => {
    const game = practiceRound();
    game.answer(WRONG);
    game.solve();
    game.clock.advance(5000);
    game.solve();
    expect(game.answered.map(({ verdict, ms }) => [verdict, ms])).toEqual([
      ['wrong', null],
      ['right', null],
    ]);
  });
});

describe('Tables Check', () => {
  it('reports every question in the check with its time, but not the warm-up', () => {
    const game = check();
    game.toQuestion();
    game.answer(game.right());
    game.toCheck();
    game.advance(1700);
    game.answer(game.right());
    game.toQuestion();
    game.advance(2000);
    game.answer('1');
    game.toQuestion();
    game.advance(6001);
    expect(game.answered.map(({ verdict, ms }) => [verdict, ms])).toEqual([
      ['right', 1700],
      ['wrong', 2000],
      ['timeout', 6000],
    ]);
    for (const answered of game.answered) expectKnown(answered);
  });
});

const verdicts = (events: ReturnType<typeof createAnsweredEvents>) => events.map(({ verdict }) => verdict);

describe('Times Tables', () => {
  it('knows a skill for each tile that was worked out: one fewer than there are factors, in every puzzle', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...SIZES), (seed, size) => {
        const puzzle = puzzleAt(seed, size);
        const factors = { row: puzzle.rowFactors, column: puzzle.colFactors };
        const seen = createAnsweredEvents(puzzle, markTiles(puzzle, factors), factors);
        const products = puzzle.rowFactors.flatMap((first) =>
          puzzle.colFactors.map((second) => getSumSkill({ first, operation: '×', second, answer: first * second })),
        );
        expect(seen).toHaveLength(puzzle.rowFactors.length + puzzle.colFactors.length - 1);
        for (const answered of seen) {
          expect(products).toContain(answered.practisedSkill.skill);
          expectKnown(answered);
        }
      }),
    );
  });

  it('reports one wrong tile for one wrong factor, and one right tile when it is mended', () => {
    const puzzle = puzzleAt(3, 3);
    const { rowFactors, colFactors } = puzzle;
    const wrongFirst = rowFactors.map((factor, index) => (index === 0 ? factor + 1 : factor));
    const wrong = { row: wrongFirst, column: colFactors };
    const once = markTiles(puzzle, wrong);
    expect(verdicts(createAnsweredEvents(puzzle, once, wrong))).toEqual(['right', 'right', 'right', 'right', 'wrong']);
    expect(createAnsweredEvents(once, markTiles(once, wrong), wrong)).toEqual([]);
    const right = { row: rowFactors, column: colFactors };
    expect(verdicts(createAnsweredEvents(once, markTiles(once, right), right))).toEqual(['right']);
  });

  it('does not report a time, because finding the numbers takes a while', () => {
    const puzzle = puzzleAt(8, 4);
    const factors = { row: puzzle.rowFactors, column: puzzle.colFactors };
    expect(createAnsweredEvents(puzzle, markTiles(puzzle, factors), factors).every(({ ms }) => ms === null)).toBe(true);
  });
});
