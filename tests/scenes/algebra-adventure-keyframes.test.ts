/* What the balance shows is true at every moment, fits on its pans, and ends while the answer is still on screen. */
import { describe, expect, it } from 'vitest';
import type { Question } from '../../machines/algebra-adventure/questions';
import { judge } from '../../machines/algebra-adventure/round';
import { RULES } from '../../machines/algebra-adventure/rules';
import { calculateTilt, getKeyframes, type Keyframe } from '../../src/games/algebra-adventure/scene/keyframes';
import { BALANCE } from '../../src/games/algebra-adventure/scene/layout';
import { THING_SIZE, type Thing } from '../../src/games/algebra-adventure/scene/things';
import { createManyQuestions, createQuestion } from './helpers/algebra-adventure';

const SHAPES = ['landscape', 'portrait'] as const;
const QUESTIONS = createManyQuestions();

const worthOf = (things: readonly Thing[], x: number): number =>
  things.reduce((sum, { kind, label }) => sum + (kind === 'crate' ? (label ?? x) : kind), 0);

/** The keyframes of a question in every case: open, right, each wrong choice, and out of time. */
function storiesOf(question: Question, shape: (typeof SHAPES)[number], pace: 'brisk' | 'slow' = 'brisk') {
  const given = [null, ...[...question.choices, null].map((choice) => judge(question, choice))];
  return given.map((one) => ({ given: one, story: getKeyframes({ question, given: one, pace }, BALANCE[shape]) }));
}

const ends = ({ startMs, moveMs }: Keyframe): number => startMs + moveMs;

describe.each(SHAPES)('The balance, %s', (shape) => {
  const { room } = BALANCE[shape];

  it('is level only if both totals are equal, and shows the right totals', () => {
    for (const question of QUESTIONS) {
      for (const { story } of storiesOf(question, shape)) {
        for (const { left, right, tilt, totals } of story) {
          if (totals === null) continue;
          expect([totals.left, totals.right]).toEqual([worthOf(left, question.x), worthOf(right, question.x)]);
          expect(Math.sign(tilt)).toBe(Math.sign(totals.right - totals.left));
        }
      }
    }
  });

  it('shows the open question without totals, and leaves the unknown pan empty', () => {
    for (const question of QUESTIONS) {
      const [{ left, right, totals, tilt } = { left: [], right: [], totals: null, tilt: 0 }] = getKeyframes(
        { question, given: null, pace: 'brisk' },
        BALANCE[shape],
      );
      expect(left.filter(({ kind }) => kind === 'crate')).toHaveLength(question.crates);
      expect(left.every(({ label }) => label === null)).toBe(question.mode !== 'substitute');
      expect([worthOf(left, question.x), worthOf(right, 0), totals, tilt]).toEqual([
        question.total,
        question.mode === 'substitute' ? 0 : question.total,
        null,
        0,
      ]);
    }
  });

  it('keeps everything inside its space above the rim, without overlaps', () => {
    for (const question of QUESTIONS) {
      for (const { left, right } of storiesOf(question, shape).flatMap(({ story }) => story)) {
        for (const things of [left, right]) {
          expect(outside(things, room)).toEqual([]);
          expect(overlapping(things)).toEqual([]);
        }
      }
    }
  });

  it('draws even the largest contents at a size that can be counted', () => {
    const scales = QUESTIONS.flatMap((question) =>
      storiesOf(question, shape).flatMap(({ story }) => story.flatMap(({ left, right }) => [...left, ...right])),
    ).map(({ scale }) => scale);
    expect(Math.min(...scales)).toBeGreaterThan(0.3);
  });

  it('shows everything before the next question is asked', () => {
    const answered = QUESTIONS.flatMap((question) => storiesOf(question, shape)).filter(({ given }) => given !== null);
    const late = answered.filter(({ story }) => Math.max(...story.map(ends)) > RULES.feedbackMs);
    expect([answered.length, late]).toEqual([5 * QUESTIONS.length, []]);
  });
});

const boxOf = ({ kind, x, y, scale }: Thing) => {
  const half = (THING_SIZE[kind] * scale) / 2;
  return { left: x - half, right: x + half, top: y - 2 * half, bottom: y };
};

const outside = (things: readonly Thing[], room: { width: number; height: number }): readonly Thing[] =>
  things.filter((thing) => {
    const { left, right, top, bottom } = boxOf(thing);
    return left < -room.width / 2 - 0.01 || right > room.width / 2 + 0.01 || top < -room.height - 0.01 || bottom > 0.01;
  });

const overlapping = (things: readonly Thing[]): readonly (readonly Thing[])[] =>
  things.flatMap((one, index) =>
    things.slice(index + 1).flatMap((other) => {
      const [a, b] = [boxOf(one), boxOf(other)];
      const apart =
        a.right <= b.left + 0.01 || b.right <= a.left + 0.01 || a.bottom <= b.top + 0.01 || b.bottom <= a.top + 0.01;
      return apart ? [] : [[one, other]];
    }),
  );

describe('The explanation of a wrong answer', () => {
  const question = createQuestion();
  const wrong = getKeyframes({ question, given: judge(question, 6), pace: 'brisk' }, BALANCE.landscape);

  it('first puts the wrong number into the crates, then closes them and solves the equation step by step', () => {
    const labels = wrong.map(({ left }) => left.find(({ kind }) => kind === 'crate')?.label ?? 'x');
    expect(labels).toEqual(['x', 6, 'x', 'x', 'x', 5]);
    expect(wrong.map(({ totals }) => totals && `${totals.left} ${totals.right}`)).toEqual([
      null,
      '22 19',
      null,
      '15 15',
      '15 15',
      '15 15',
    ]);
  });

  it('lowers the left side for 22 against 19, by at most 7 degrees', () => {
    const [, claim] = wrong;
    expect(claim?.tilt).toBeLessThan(0);
    expect(claim?.tilt).toBeGreaterThanOrEqual(-7);
  });

  it('divides the rest into one pile per crate', () => {
    const piles = wrong.at(-1)?.right ?? [];
    expect(piles.map(({ kind }) => kind)).toEqual([5, 5, 5]);
    expect(new Set(piles.map(({ x }) => x)).size).toBe(3);
  });

  it('is slower if the player presses a button to continue, and shows only the steps after a timeout', () => {
    const slow = getKeyframes({ question, given: judge(question, 6), pace: 'slow' }, BALANCE.landscape);
    expect(slow.at(-1)?.startMs).toBeGreaterThan(RULES.feedbackMs);
    const late = getKeyframes({ question, given: judge(question, null), pace: 'slow' }, BALANCE.landscape);
    expect(late[1]?.startMs).toBeLessThan(500);
    expect(late.every(({ tilt }) => tilt === 0)).toBe(true);
  });
});

describe('The tilt', () => {
  it('grows with the relative difference, from 2 to 7 degrees', () => {
    const tilts = [20, 21, 25, 30, 200].map((right) => calculateTilt({ left: 20, right }));
    expect(tilts[0]).toBe(0);
    expect(tilts.slice(1).every((tilt, index) => tilt > (tilts[index] ?? 0) - 1e-9 && tilt >= 2 && tilt <= 7)).toBe(
      true,
    );
    expect(calculateTilt({ left: 30, right: 20 })).toBeCloseTo(-calculateTilt({ left: 20, right: 30 }));
  });
});
