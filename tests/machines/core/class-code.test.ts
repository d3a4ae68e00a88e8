import { expect, it } from 'vitest';
import { CARRIED_ANSWERS, packAnswers, unpackAnswers } from '../../../machines/core/class-answers';
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

it('A class code without answers fits the child and their score into eight letters without vowels', () => {
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

it('A class code that an earlier version of the site has made is still read', () => {
  const code = createClassCode({ game: 'a-game', seed: 7 }, { animal: 4, sail: 2, tag: 99 }, { right: 8, answers: 10 });
  expect(code).toBe('HHRZMVDF');
  expect(parseClassCode(ROUND, 'HHRZMVDF')).toEqual({
    type: 'result',
    code: 'HHRZMVDF',
    result: { animal: 4, sail: 2, tag: 99, right: 8, of: 10 },
  });
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

const SET_ROUND: ClassRound = { ...ROUND, settings: 'difficulty=easy' };

/** A child with this many answers. */
function anyAnswers(random: Random, count: number) {
  const { animal, sail, tag } = anyResult(random);
  const answers = Array.from({ length: count }, () => random() < 0.7);
  return { child: { animal, sail, tag }, answers, right: answers.filter(Boolean).length };
}

const withAnswers = (random: Random, count: number, round = SET_ROUND) => {
  const { child, answers, right } = anyAnswers(random, count);
  return { child, answers, right, code: createClassCode(round, child, { right, answers: count }, answers) };
};

it.each([
  [1, 9],
  [10, 9],
  [14, 10],
  [18, 11],
  [22, 12],
  [25, 13],
  [26, 14],
  [63, 15],
])('A class code says which of %i answers were right, in at most %i letters', (count, letters) => {
  const random = seededRandom(count);
  for (let child = 0; child < 300; child++) {
    const { child: look, answers, right, code } = withAnswers(random, count);
    const read = parseClassCode(SET_ROUND, code.toLowerCase());
    expect(code.length).toBeLessThanOrEqual(letters);
    expect(read).toMatchObject({
      type: 'result',
      code,
      result: { animal: look.animal, sail: look.sail, right, of: count },
    });
    expect(read.type === 'result' && read.result.answers).toEqual(answers.slice(0, CARRIED_ANSWERS));
  }
});

it('The answers of a round are a number of their own for every score and order', () => {
  const all = [0, 1, 2, 3].flatMap((count) =>
    Array.from({ length: 2 ** count }, (_, mask) =>
      Array.from({ length: count }, (__, index) => Math.floor(mask / 2 ** index) % 2 === 0),
    ),
  );
  const packed = all.map((answers) => packAnswers(answers, { right: 0, answers: answers.length }));
  expect(packed.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 15 }, (_, index) => index));
  expect(packed.map((number) => unpackAnswers(number)?.answers)).toEqual(all);
  expect(unpackAnswers(2 ** 36)).toBeNull();
});

it('A class code with answers is always rejected with one or two wrong letters, or with two swapped letters', () => {
  const random = seededRandom(12);
  const alphabet = Array.from('BCDFGHJKMNPQRSTVWXZ') as [string, ...string[]];
  for (let child = 0; child < 2000; child++) {
    const { code } = withAnswers(random, randomInteger(random, 1, 40));
    const [one, two] = shuffle(
      random,
      Array.from(code, (_, index) => index),
    ) as [number, number];
    const damaged = Array.from(code);
    damaged[one] = pickOne(random, alphabet);
    if (random() < 0.5) damaged[two] = pickOne(random, alphabet);
    const swapped = Array.from(code);
    [swapped[one], swapped[two]] = [swapped[two]!, swapped[one]!];
    const wrong = [damaged.join(''), swapped.join('')].filter((text) => text !== code);
    expect(wrong.filter((text) => parseClassCode(SET_ROUND, text).type === 'result')).toEqual([]);
  }
});

it('Of codes from children who got other questions with the same seed, fewer than one in 200 are accepted', () => {
  const random = seededRandom(13);
  const foreign = Array.from({ length: 5000 }, (_, seed) => {
    const round = { ...ROUND, seed, settings: 'difficulty=hard' };
    const { code } = withAnswers(random, 10, round);
    return parseClassCode({ ...round, settings: 'difficulty=easy' }, code).type;
  });
  expect(foreign.filter((type) => type === 'result').length).toBeLessThan(25);
});

it('A code with more answers than the round has questions is rejected', () => {
  const { code } = withAnswers(seededRandom(14), 12);
  expect(parseClassCode({ ...SET_ROUND, questions: 12 }, code).type).toBe('result');
  expect(parseClassCode({ ...SET_ROUND, questions: 10 }, code)).toEqual({ type: 'check' });
});

it('No class code begins with another one, so the last letter of a code is always the one that completes it', () => {
  const random = seededRandom(15);
  for (let child = 0; child < 3000; child++) {
    const { code } = withAnswers(random, randomInteger(random, 1, 30));
    const starts = Array.from({ length: code.length }, (_, length) => code.slice(0, length));
    expect(starts.filter((start) => parseClassCode(SET_ROUND, start).type === 'result')).toEqual([]);
  }
});

it('The reason for rejecting a code is reported', () => {
  expect(parseClassCode(ROUND, 'BCDFGHJ')).toEqual({ type: 'length', count: 7 });
  expect(parseClassCode(ROUND, 'BCDFGHJKMNPQRSTV')).toEqual({ type: 'length', count: 16 });
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

it('Several codes with answers on one line are told apart', () => {
  const random = seededRandom(16);
  const codes = Array.from({ length: 4 }, () => withAnswers(random, 10).code);
  expect(splitCodes(codes.join(' '), SET_ROUND)).toEqual(codes);
  const long = Array.from({ length: 2 }, () => withAnswers(random, 25).code);
  expect(splitCodes(long.join(''), SET_ROUND)).toEqual(long);
  expect(splitCodes('BCDFGHJKMNPQRSTVW', SET_ROUND)).toEqual(['BCDFGHJKMNPQRSTVW']);
});

it('Codes of different lengths on one line are told apart, and so is a wrong one after them', () => {
  const random = seededRandom(17);
  const codes = [0, 10, 25, 0, 18].map((count) => withAnswers(random, count).code);
  expect(new Set(codes.map(({ length }) => length)).size).toBe(4);
  expect(splitCodes(codes.join(' '), SET_ROUND)).toEqual(codes);
  expect(splitCodes([...codes, 'BCDFGHJKM'].join(''), SET_ROUND)).toEqual([...codes, 'BCDFGHJKM']);
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
  // 435 pairs of children, 6 animals x 4 sails x 5 results x 314 tags: a clash in about one lesson in 90.
  expect(lost).toBeLessThan(15);
});
