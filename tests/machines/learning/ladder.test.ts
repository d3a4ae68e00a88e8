import { describe, expect, it } from 'vitest';
import { climb, findDifficulty, hasLeftDifficulty, type Ladder } from '../../../machines/learning/ladder';

/** A first round: gentle questions, and then three difficulties. */
const FIRST: Ladder = { from: 0, top: 3, gentle: 1 };
/** A round at the second difficulty, which an earlier round has found. */
const FOUND: Ladder = { from: 2, top: 2, gentle: 1 };

const answers = (signs: string): readonly boolean[] => signs.split('').map((sign) => sign === '+');
const rungs = (ladder: Ladder, signs: string) => climb(ladder, answers(signs)).join('');

describe('A first round', () => {
  it.each([
    ['climbs after three right answers in a row', '+++', '0001'],
    ['counts anew on each rung', '++++++', '0001112'],
    ['comes down after one wrong answer on a rung that it has climbed', '+++-', '00010'],
    ['never leaves the ladder', '+++++++++++++', '00011122233333'],
    ['stays with the gentle questions while they are missed', '----', '00000'],
  ])('%s', (_, signs, path) => {
    expect(rungs(FIRST, signs)).toBe(path);
  });

  it.each([
    ['the easiest if nothing went well', '----------', 0],
    ['the easiest if only gentle questions went well', '+++-+++-++', 0],
    ['the one whose questions went well', '+++++++-++', 0],
    ['a harder one once its questions went well', '+++++++++-', 1],
    ['the hardest if everything was right', '+++++++++++', 2],
  ])('finds %s', (_, signs, difficulty) => {
    expect(findDifficulty(FIRST, answers(signs))).toBe(difficulty);
  });
});

describe('An easy round', () => {
  it('gets gentle after one mistake, and comes back', () => {
    expect(rungs({ from: 1, top: 1, gentle: 1 }, '+-+++++')).toBe('11000111');
  });
});

describe('A round at a difficulty that was found', () => {
  it('forgives one mistake, gets easier after two in a row, and comes back', () => {
    expect(rungs(FOUND, '-+--+++')).toBe('22221112');
  });

  it('never gets harder', () => {
    expect(rungs(FOUND, '++++')).toBe('22222');
  });

  it('finds the easier one if that went better', () => {
    expect(findDifficulty(FOUND, answers('--++-++'))).toBe(0);
  });
});

describe('The difficulty of a round', () => {
  it.each([
    ['stays the same from the gentle questions to the other easy ones', FIRST, '+++++', false],
    ['stays the same until a question of the next one is answered', FIRST, '++++++', false],
    ['changes with the next one', FIRST, '+++++++', true],
    ['changes when it gets easier', FOUND, '--+', true],
  ])('%s', (_, ladder, signs, changes) => {
    expect(hasLeftDifficulty(ladder, answers(signs))).toBe(changes);
  });
});
