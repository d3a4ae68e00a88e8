import { expect, it } from 'vitest';
import {
  CLASS_CODE,
  type ClassResult,
  type ClassRound,
  calculateClassScore,
  createClassCode,
  parseClassCode,
  splitCodes,
} from '../../../machines/core/class-code';
import { addCodes, EMPTY_ROLL } from '../../../machines/core/class-roll';
import { pickOne, type Random, randomInteger, seededRandom, shuffle } from '../../../machines/core/random';

const ROUND: ClassRound = { game: 'a-game', seed: 7 };
const { animals, sails, tags, maxQuestions } = CLASS_CODE;

function anyResult(random: Random): ClassResult {
  const of = randomInteger(random, 0, maxQuestions);
  return {
    animal: randomInteger(random, 0, animals - 1),
    sail: randomInteger(random, 0, sails - 1),
    tag: randomInteger(random, 0, tags - 1),
    right: randomInteger(random, 0, of),
    of,
  };
}

const codeFor = (result: ClassResult, round = ROUND): string =>
  createClassCode(round, result, { right: result.right, answers: result.of });

const results = (count: number): readonly ClassResult[] => {
  const random = seededRandom(1);
  return Array.from({ length: count }, () => anyResult(random));
};

const passes = (code: string): boolean => parseClassCode(ROUND, code).type === 'result';

const sum = (codes: Iterable<string>) =>
  calculateClassScore(
    [...codes].flatMap((code) => {
      const read = parseClassCode(ROUND, code);
      return read.type === 'result' ? [read.result] : [];
    }),
  );

it('A class code fits the child and their score into eight letters without vowels', () => {
  const corners = [0, 1].flatMap((end) => [
    { animal: end * (animals - 1), sail: end * (sails - 1), tag: end * (tags - 1), right: 0, of: end * maxQuestions },
    { animal: end * (animals - 1), sail: 0, tag: 0, right: end * maxQuestions, of: end * maxQuestions },
  ]);
  for (const result of [...corners, ...results(3000)]) {
    const code = codeFor(result);
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXZ]{8}$/);
    expect(parseClassCode(ROUND, code.toLowerCase())).toEqual({ type: 'result', code, result });
  }
});

it('A class code scales down a round with more questions than it can hold', () => {
  const code = createClassCode(ROUND, { animal: 2, sail: 1, tag: 3 }, { right: 63, answers: 126 });
  expect(parseClassCode(ROUND, code)).toMatchObject({ result: { right: 32, of: 63 } });
});

it('A class code is always rejected with one or two wrong letters, or with two swapped letters', () => {
  const random = seededRandom(2);
  const alphabet = Array.from('BCDFGHJKMNPQRSTVWXZ') as [string, ...string[]];
  for (const result of results(2000)) {
    const code = codeFor(result);
    const [one, two] = shuffle(random, [0, 1, 2, 3, 4, 5, 6, 7]) as [number, number];
    const damaged = Array.from(code);
    damaged[one] = pickOne(random, alphabet);
    if (random() < 0.5) damaged[two] = pickOne(random, alphabet);
    const swapped = Array.from(code);
    [swapped[one], swapped[two]] = [swapped[two]!, swapped[one]!];
    const wrong = [damaged.join(''), swapped.join('')].filter((text) => text !== code);
    expect(wrong.filter(passes)).toEqual([]);
  }
});

it('Fewer than one in 200 of 10,000 forged codes, and of 10,000 codes from other rounds, are accepted', () => {
  const random = seededRandom(3);
  const alphabet = Array.from('BCDFGHJKMNPQRSTVWXZ') as [string, ...string[]];
  const forged = Array.from({ length: 10_000 }, () =>
    Array.from({ length: 8 }, () => pickOne(random, alphabet)).join(''),
  );
  const foreign = results(10_000).map((result, seed) => codeFor(result, { game: 'another', seed }));
  // One in 361 is expected: 28 of 10,000.
  for (const codes of [forged, foreign]) {
    const count = codes.filter(passes).length;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(50);
  }
});

it('The reason for rejecting a code is reported', () => {
  expect(parseClassCode(ROUND, 'BCDFGHJ')).toEqual({ type: 'length', count: 7 });
  expect(parseClassCode(ROUND, 'BCDFGHJA')).toEqual({ type: 'sign', sign: 'A' });
});

it('Class codes are read from typed or pasted text, line by line', () => {
  expect(splitCodes('bcdf ghjk\n1. KMNP-QRST, BCDFGHJKKMNPQRST;\n\n BCD ')).toEqual([
    'bcdfghjk',
    'KMNPQRST',
    'BCDFGHJK',
    'KMNPQRST',
    'BCD',
  ]);
});

const taken = (...lists: readonly (readonly string[])[]) => lists.reduce(addCodes, EMPTY_ROLL).aboard;

it('The total is the same for codes in any order, and when a code is entered twice', () => {
  const random = seededRandom(4);
  const codes = results(30).map((result) => codeFor(result));
  const [some, others] = [codes.slice(0, 20), shuffle(random, codes.slice(10))];
  const all = taken(some, others);
  expect(new Set(all)).toEqual(new Set(taken(others, some)));
  expect(all).toEqual(taken(some, others, shuffle(random, all)));
  expect(sum(all)).toEqual(sum(taken(others, some)));
  expect(sum(all).children).toBe(30);
});

it('Thirty children are told apart, even if they choose from six animals and have similar scores', () => {
  const random = seededRandom(5);
  let lost = 0;
  for (let lesson = 0; lesson < 500; lesson++) {
    const codes = Array.from({ length: 30 }, () =>
      codeFor({
        ...anyResult(random),
        animal: randomInteger(random, 0, 5),
        right: randomInteger(random, 6, 10),
        of: 10,
      }),
    );
    lost += 30 - new Set(codes).size;
  }
  // 435 pairs of children, 6 animals x 4 sails x 5 results x 314 tags: a clash in about one of 90 lessons.
  expect(lost).toBeLessThan(15);
});
