import { describe, expect, it } from 'vitest';
import { CANDIDATE_COUNT } from '../../../machines/core/candidates';
import { seededRandom } from '../../../machines/core/random';
import { createTimeCandidates } from '../../../machines/time-master/candidates';
import { mixedQuestionAt, type Question, questionAt } from '../../../machines/time-master/questions';
import { parseTypedAnswer } from '../../../machines/time-master/read-answer';
import { DIFFICULTIES, type Difficulty, RULES } from '../../../machines/time-master/rules';
import type { ClockReading } from '../../../machines/time-master/time-problem';
import { findTimeMistake } from '../../../machines/time-master/typical-mistakes';
import { formatAnswer } from '../../../src/games/time-master/question-text';
import { vocabulary } from '../../../src/games/time-master/typed-time-text';
import { chiSquare, chiSquareLimit, countOccurrences } from '../../helpers/chi-square';
import { indicesUpTo } from '../../helpers/seeds';

const readingOf = ({ asked }: Question): ClockReading => {
  if (asked.type !== 'clockReading') throw new Error(`Not a clock: ${asked.type}`);
  return asked;
};
const ROUNDS = 200;
const questionsOf = (difficulty: Difficulty): readonly Question[] =>
  indicesUpTo(ROUNDS).flatMap((seed) =>
    indicesUpTo(10).map((number) => questionAt(seed, { difficulty, type: 'clock' }, number)),
  );
const reading = (time: number, shows: ClockReading['shows'], answers: ClockReading['answers']): Question => ({
  number: 0,
  asked: { type: 'clockReading', time, shows, answers },
  answer: time,
  options: null,
});
const HALF_DAY = 720;

describe('A round of clocks', () => {
  it.each(DIFFICULTIES)('only reads clocks, with the exactness of its difficulty, %s', (difficulty) => {
    for (const { asked, answer } of questionsOf(difficulty)) {
      expect(asked).toMatchObject({ type: 'clockReading', time: answer });
      expect(answer % RULES.reading.step[difficulty]).toBe(0);
    }
  });

  it.each(DIFFICULTIES)('never shows a time twice, %s', (difficulty) => {
    for (const seed of indicesUpTo(ROUNDS)) {
      const times = indicesUpTo(10).map((number) => questionAt(seed, { difficulty, type: 'clock' }, number).answer);
      expect(new Set(times.map((time) => time % HALF_DAY)).size).toBe(10);
    }
  });

  it.each(DIFFICULTIES)('has digital clocks as well as clocks with hands, %s', (difficulty) => {
    const hands = questionsOf(difficulty).filter((question) => readingOf(question).shows === 'hands').length;
    const ratio = hands / (ROUNDS * 10);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(0.75);
  });

  it.each(['easy', 'medium'] as const)('offers four times that differ in what they show, %s', (difficulty) => {
    for (const question of questionsOf(difficulty)) {
      const { asked, answer, options } = question;
      expect(options).toHaveLength(4);
      expect(options).toContain(answer);
      expect(new Set(options?.map((value) => formatAnswer(asked, value))).size).toBe(4);
    }
  });

  it.each(['easy', 'medium'] as const)('puts the answer in each position equally often, %s', (difficulty) => {
    const positions = questionsOf(difficulty).map(({ answer, options }) => options?.indexOf(answer) ?? -1);
    const counts = countOccurrences(positions, 4);
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(4));
  });

  it('offers hours of the long hand among the answers for beginners', () => {
    const swapped = questionsOf('easy').filter((question) =>
      question.options?.some((value) => findTimeMistake(question, value) === 'handsSwapped'),
    );
    expect(swapped.length / (ROUNDS * 10)).toBeGreaterThan(0.5);
  });

  it('offers nine different times to players who cannot type', () => {
    for (const question of questionsOf('hard')) {
      const times = createTimeCandidates(seededRandom(1, question.number), question);
      expect(new Set(times).size).toBe(CANDIDATE_COUNT);
      expect(times).toContain(question.answer);
    }
  });
});

it('A round that is mixed for one child reads a clock in every five questions', () => {
  for (const seed of indicesUpTo(50)) {
    const types = indicesUpTo(10).map((number) => mixedQuestionAt(seed, { difficulty: 'easy' }, number).asked.type);
    expect(types.slice(0, 5)).toContain('clockReading');
    expect(types.filter((type) => type === 'clockReading')).toHaveLength(2);
  }
});

describe('A typed time', () => {
  it.each(['3:35', '3.35', '335', '3:35 pm', '3:35am', '15:35', ' 03:35 '])('%j reads a clock with hands', (typed) => {
    expect(parseTypedAnswer(reading(215, 'hands', 'clock'), typed, vocabulary)).toBe(215);
  });

  it('needs AM or PM only if the clock has 24 hours', () => {
    const question = reading(935, 'dayClock', 'figures');
    expect(['3:35', '3:35 PM', '3:35 am'].map((typed) => parseTypedAnswer(question, typed, vocabulary))).toEqual([
      'halfMissing',
      935,
      215,
    ]);
  });

  it('is refused if it is no time', () => {
    expect(
      ['abc', '3:75', '25:00'].map((typed) => parseTypedAnswer(reading(215, 'hands', 'clock'), typed, vocabulary)),
    ).toEqual(['unreadable', 'unreadable', 'unreadable']);
  });
});

describe('A misread clock', () => {
  it.each([
    [180, 0, 'handsSwapped', 'words'],
    [210, 360, 'handsSwapped', 'words'],
    [215, 435, 'handsSwapped', 'clock'],
    [215, 275, 'nextHour', 'clock'],
    [215, 187, 'numberForMinutes', 'clock'],
    [215, 205, 'pastForTo', 'clock'],
    [215, 300, null, 'clock'],
  ] as const)('at %i minutes after 12 as %i is %s', (time, given, slip, answers) => {
    expect(findTimeMistake(reading(time, 'hands', answers), given)).toBe(slip);
  });

  it('with 24 hours can be half a day off', () => {
    expect(findTimeMistake(reading(935, 'dayClock', 'figures'), 215)).toBe('otherHalf');
  });

  it('is no next hour while the short hand is on its number', () => {
    expect(findTimeMistake(reading(180, 'hands', 'words'), 240)).toBeNull();
  });
});
