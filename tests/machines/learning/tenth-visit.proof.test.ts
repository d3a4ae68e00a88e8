/*
 * A child of six and one of thirteen, average for their age, on their tenth visit to each game: which questions they
 * get, how difficult they are, and how many they answer correctly. Several children of each age, with seeds.
 */
import { describe, expect, it } from 'vitest';
import { type GuidedGame, type PlayedRound, playFirstRounds } from './first-rounds';

const VISITS = 10;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rounds of children of this age in a game, by visit. */
function visitsOf(age: number, id: GuidedGame): readonly (readonly PlayedRound[])[] {
  const children = SEEDS.map((seed) =>
    playFirstRounds({ id, pupil: { age, ability: age }, seed, rounds: VISITS, site: 'stairs' }),
  );
  return Array.from({ length: VISITS }, (_, visit) => children.flatMap((rounds) => rounds[visit] ?? []));
}

const rightIn = (rounds: readonly PlayedRound[]): number => mean(rounds.flatMap(({ chances }) => chances));
const examplesIn = (rounds: readonly PlayedRound[]): number => mean(rounds.map(({ examples }) => examples));
const yearIn = (rounds: readonly PlayedRound[]): number => mean(rounds.flatMap(({ years }) => years));

/** The rounds that found or kept this difficulty. */
const at = (rounds: readonly PlayedRound[], difficulty: string): number =>
  rounds.filter((round) => round.difficulty === difficulty).length;

describe('A child of six', () => {
  it.each([
    // A child of six has just begun Year 1, and can do half of what is taught in it. One in four can be guessed.
    ['time-master', 0.45, 2],
    ['money-counter', 0.45, 1.8],
    ['math-facts', 0.45, 1.5],
  ] as const)('still gets the easiest questions of %s on its tenth visit', (id, right, year) => {
    const visits = visitsOf(6, id);
    const tenth = visits.at(-1)!;
    expect(at(tenth, 'easy')).toBeGreaterThanOrEqual(6);
    expect(rightIn(tenth)).toBeGreaterThan(right);
    expect(yearIn(tenth)).toBeLessThan(year);
    // What is new is shown in the first visits.
    expect(examplesIn(visits[0]!)).toBeGreaterThanOrEqual(examplesIn(tenth));
    expect(examplesIn(tenth)).toBeLessThan(0.5);
  });

  it('meets the easiest sums of Fraction Master, which is made for older children', () => {
    const years = visitsOf(6, 'fraction-simplify').flatMap((rounds) => rounds.flatMap((round) => round.years));
    expect(mean(years)).toBeLessThan(3.5);
  });
});

describe('A child of thirteen', () => {
  it.each([
    ['fraction-simplify', 5],
    ['time-master', 3.3],
    ['money-counter', 3.8],
    ['algebra-adventure', 6],
    ['math-facts', 3],
  ] as const)('gets the hardest questions of %s on its tenth visit, and answers most of them', (id, year) => {
    const tenth = visitsOf(13, id).at(-1)!;
    expect(at(tenth, 'hard')).toBeGreaterThanOrEqual(6);
    expect(rightIn(tenth)).toBeGreaterThan(0.75);
    expect(yearIn(tenth)).toBeGreaterThan(year);
    expect(examplesIn(tenth)).toBeLessThan(0.5);
  });
});
