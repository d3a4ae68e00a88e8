/* Remembering answers, and merging two memories. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputDevice } from '../../../machines/learning/entry-speed';
import {
  getKnowledgeLevel,
  getTrace,
  isRusty,
  KNOWLEDGE_LEVELS,
  type Memory,
  mergeMemories,
  NO_MEMORY,
  type RememberedAnswer,
  remember,
} from '../../../machines/learning/memory';
import { propertyRuns } from '../../helpers/property-runs';
import { answers, memories } from './arbitraries';

const SEVEN_EIGHTS = '7x8';
const seen = (answer: Partial<RememberedAnswer> = {}): RememberedAnswer => ({
  skill: SEVEN_EIGHTS,
  isCorrect: true,
  ms: 2000,
  by: 'keys',
  digits: 2,
  time: 'normal',
  day: 20_000,
  ...answer,
});
const after = (...given: readonly Partial<RememberedAnswer>[]): Memory =>
  given.reduce<Memory>((memory, answer) => remember(memory, seen(answer)), NO_MEMORY);
const strengthAfter = (...given: readonly Partial<RememberedAnswer>[]) =>
  getTrace(after(...given), SEVEN_EIGHTS)!.strength;

/** Correct answers on consecutive days. */
const daily = (answer: Partial<RememberedAnswer>, count: number): readonly Partial<RememberedAnswer>[] =>
  Array.from({ length: count }, (_, index) => ({ ...answer, day: 20_000 + index }));
const choices = (count: number) => daily({ by: 'choice' }, count);
const quickly = (count: number) => daily({ ms: 1000 }, count);

describe('A memory', () => {
  it('is empty at first', () => {
    expect(getKnowledgeLevel(NO_MEMORY, SEVEN_EIGHTS)).toBe('new');
    expect(getTrace(NO_MEMORY, 'constructor')).toBeNull();
  });

  it('gets stronger with each correct answer, more so with a quick one, and weaker with a wrong one', () => {
    expect(strengthAfter({ ms: 1000 })).toBeGreaterThan(strengthAfter({ ms: 2500 }));
    expect(strengthAfter({ ms: 2500 })).toBeGreaterThan(strengthAfter({ ms: 9000 }));
    expect(strengthAfter({ ms: 9000 })).toBeGreaterThan(strengthAfter({ isCorrect: false }));
    expect(strengthAfter({}, { isCorrect: false })).toBeLessThan(strengthAfter({}));
  });

  it('changes less with further answers on the same day, and half as much when an option is chosen', () => {
    expect(strengthAfter({}, {})).toBeLessThan(strengthAfter({}, { day: 20_001 }));
    expect(strengthAfter({ by: 'choice' })).toBeLessThan(strengthAfter({}));
  });

  it.each([
    ['choice', 'normal'],
    ['speech', 'normal'],
    ['switch', 'normal'],
    ['keys', 'none'],
  ] as const)('ignores the time if it says nothing about thinking: %s, time %s', (by, time) => {
    expect(strengthAfter({ by, time, ms: 60_000 })).toBe(strengthAfter({ by, time, ms: 100 }));
    expect(getTrace(after({ by, time }), SEVEN_EIGHTS)?.bestMs).toBeNull();
  });

  it.each<InputDevice>(['keys', 'choice', 'speech', 'switch'])('reaches "quick" by %s', (by) => {
    const memory = after(...Array.from({ length: 12 }, (_, index) => ({ by, ms: 1200, day: 20_000 + index })));
    expect(getKnowledgeLevel(memory, SEVEN_EIGHTS)).toBe('quick');
  });

  it('reaches "right" but not "quick" for a child who is always right but slow', () => {
    const slow = Array.from({ length: 30 }, (_, index) => ({ ms: 8000, day: 20_000 + index }));
    expect(getKnowledgeLevel(after(...slow), SEVEN_EIGHTS)).toBe('right');
  });

  it('counts a skill as right after one fast answer or two correct answers in a row, because one may be luck', () => {
    const [fast, slow] = [{ ms: 500 }, { ms: 9000 }];
    expect(getKnowledgeLevel(after(fast), SEVEN_EIGHTS)).toBe('right');
    expect(getKnowledgeLevel(after(slow), SEVEN_EIGHTS)).toBe('learning');
    expect(getKnowledgeLevel(after(slow, slow), SEVEN_EIGHTS)).toBe('right');
    expect(getKnowledgeLevel(after(slow, { isCorrect: false }, slow), SEVEN_EIGHTS)).toBe('learning');
  });

  it('counts a skill as right by choices only if they were right on three days in a row', () => {
    expect([1, 2, 3].map((count) => getKnowledgeLevel(after(...choices(count)), SEVEN_EIGHTS))).toEqual([
      'learning',
      'learning',
      'right',
    ]);
  });

  it('does not count a skill as quick after a single quick answer', () => {
    const [quick, ...more] = [1, 2, 3, 4].map((day) => ({ ms: 500, day: 20_000 + day }));
    expect(getKnowledgeLevel(after(quick!), SEVEN_EIGHTS)).toBe('right');
    expect(getKnowledgeLevel(after(quick!, ...more), SEVEN_EIGHTS)).toBe('quick');
    expect(getKnowledgeLevel(after(quick!, ...more, { isCorrect: false }), SEVEN_EIGHTS)).toBe('quick');
  });

  it('never drops below the level reached, even after wrong answers', () => {
    fc.assert(
      fc.property(memories, answers, (memory, answer) => {
        const reached = (of: Memory) => KNOWLEDGE_LEVELS.indexOf(getKnowledgeLevel(of, answer.skill));
        expect(reached(remember(memory, answer))).toBeGreaterThanOrEqual(reached(memory));
      }),
      propertyRuns(500),
    );
  });

  it('credits a correct answer at least as much as a wrong one, and a quicker one at least as much as a slower one', () => {
    fc.assert(
      fc.property(memories, answers, fc.integer({ min: 0, max: 20_000 }), (memory, answer, other) => {
        const strength = (one: RememberedAnswer) => getTrace(remember(memory, one), one.skill)!.strength;
        expect(strength({ ...answer, isCorrect: true })).toBeGreaterThanOrEqual(
          strength({ ...answer, isCorrect: false }),
        );
        const quicker = answer.ms === null ? null : Math.min(answer.ms, other);
        const slower = answer.ms === null ? null : Math.max(answer.ms, other);
        expect(strength({ ...answer, ms: quicker })).toBeGreaterThanOrEqual(strength({ ...answer, ms: slower }));
      }),
      propertyRuns(500),
    );
  });

  it('makes a skill that reached a level rusty if it is missed or not asked for a long time', () => {
    const slow = Array.from({ length: 10 }, (_, index) => ({ ms: 9000, day: 20_000 + index }));
    const known = quickly(3);
    expect(isRusty(after(...known), SEVEN_EIGHTS, 20_003)).toBe(false);
    // After a week at the earliest; the better it is known and the more often it was right, the later.
    for (const [answers, shinesForDays] of [
      [quickly(1), 7],
      [known, 16],
      [quickly(8), 69],
      [slow, 20],
    ] as const) {
      const lastDay = 20_000 + answers.length - 1;
      expect(isRusty(after(...answers), SEVEN_EIGHTS, lastDay + shinesForDays)).toBe(false);
      expect(isRusty(after(...answers), SEVEN_EIGHTS, lastDay + shinesForDays + 1)).toBe(true);
    }
    expect(isRusty(after(...known, { isCorrect: false, day: 20_003 }), SEVEN_EIGHTS, 20_003)).toBe(true);
    expect(isRusty(after({ isCorrect: false }), SEVEN_EIGHTS, 30_000)).toBe(false);
  });
});

describe('Merging', () => {
  it('gives the same result in any order and when repeated', () => {
    fc.assert(
      fc.property(memories, memories, memories, (one, other, third) => {
        expect(mergeMemories(one, other)).toEqual(mergeMemories(other, one));
        expect(mergeMemories(mergeMemories(one, other), third)).toEqual(
          mergeMemories(one, mergeMemories(other, third)),
        );
        expect(mergeMemories(one, one)).toEqual(one);
        expect(mergeMemories(one, NO_MEMORY)).toEqual(one);
      }),
      propertyRuns(300),
    );
  });

  it('keeps everything that either memory has reached', () => {
    fc.assert(
      fc.property(memories, memories, (one, other) => {
        const both = mergeMemories(one, other);
        for (const [skill, trace] of Object.entries(one.traces)) {
          const merged = getTrace(both, skill)!;
          expect(KNOWLEDGE_LEVELS.indexOf(merged.reached)).toBeGreaterThanOrEqual(
            KNOWLEDGE_LEVELS.indexOf(trace.reached),
          );
          expect(merged.seen).toBeGreaterThanOrEqual(trace.seen);
          expect(merged.lastDay).toBeGreaterThanOrEqual(trace.lastDay);
        }
      }),
      propertyRuns(300),
    );
  });

  it('takes the strength of a skill from the memory in which it was asked last', () => {
    const [earlier, later] = [after({ ms: 500 }), after({ isCorrect: false, day: 20_001 })];
    expect(getTrace(mergeMemories(earlier, later), SEVEN_EIGHTS)).toMatchObject({
      strength: 0.16,
      isMissed: true,
      days: 1,
    });
  });
});
