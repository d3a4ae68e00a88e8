/*
 * A link always asks the same questions. These are the first questions of seeded rounds from before rounds could be
 * mixed for one child. Only the wrong numbers to choose from have changed since, in Mental Maths and Math Warp.
 */
import { expect, it } from 'vitest';
import { LEVEL_IDS } from '../../machines/arithmetic-hero/levels';
import { problemAt } from '../../machines/arithmetic-hero/problems';
import { TIME_SETTINGS } from '../../machines/core/time-setting';
import { createCheckQuestions, createWarmUpQuestions } from '../../machines/tables-check/check-questions';
import { puzzleAt, SIZES } from '../../machines/times-tables/rules';
import { GAMES } from '../../src/catalogue';
import { type PlayedGame, QUESTION_GAMES } from '../helpers/question-game';
import { indicesUpTo } from '../helpers/seeds';
import hashes from './seeded-rounds.json';

const hashesOf = (id: string) =>
  new Map<string, Readonly<Record<string, string>>>(Object.entries(hashes)).get(id) ?? {};

const SEEDS = [0, 7, 4242, 2 ** 32 - 1];
const QUESTIONS = 12;

/** A hash of a value (FNV-1a). */
function hashOf(value: unknown): string {
  let hash = 0x811c9dc5;
  for (const sign of JSON.stringify(value)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

const questionOf = (game: PlayedGame): unknown => {
  const { question, board } = game.round() as { readonly question?: unknown; readonly board?: unknown };
  return question ?? board;
};

/** The questions of rounds with all settings that a menu offers. */
const settingsOf = (id: string): readonly object[] =>
  Object.entries(GAMES.find((game) => game.id === id)?.settings ?? {}).reduce<readonly object[]>(
    (begun, [name, values]) => begun.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

it.each(QUESTION_GAMES)('A seeded round of $id always asks the same questions', ({ id, game: rules }) => {
  const asked = settingsOf(id).map((settings) => [
    Object.values(settings).join('.'),
    hashOf(
      SEEDS.map((seed) => {
        const game = rules.play({ ...settings, seed });
        return indicesUpTo(QUESTIONS).flatMap(() => {
          rules.ready?.(game);
          const question = questionOf(game);
          game.solve();
          game.goOn();
          return game.state() === rules.states.result ? [] : [question];
        });
      }),
    ),
  ]);
  expect(Object.fromEntries(asked)).toEqual(hashesOf(id));
});

it('A seeded round of Arithmetic Hero always asks the same sums', () => {
  const sums = SEEDS.flatMap((seed) =>
    TIME_SETTINGS.flatMap((time) =>
      [...LEVEL_IDS.map((level) => ({ level })), ...([1, 2, 3] as const).map((tier) => ({ tier }))].map((asked) =>
        indicesUpTo(QUESTIONS).map((number) => problemAt({ seed, time, hasPowerUps: true }, asked, number)),
      ),
    ),
  );
  expect(hashOf(sums)).toBe(hashesOf('arithmetic-hero')['']);
});

it('A seed always gives the same puzzles', () => {
  expect(hashOf(SEEDS.map((seed) => SIZES.map((size) => puzzleAt(seed, size))))).toBe(hashesOf('times-tables')['']);
});

it('A seed always gives the same warm-up and the same check', () => {
  expect(hashOf(SEEDS.map((seed) => [createWarmUpQuestions(seed), createCheckQuestions(seed)]))).toBe(
    hashesOf('tables-check')[''],
  );
});
