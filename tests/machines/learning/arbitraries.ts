/* Random answers and memories. */
import * as fc from 'fast-check';
import { TIME_SETTINGS } from '../../../machines/core/time-setting';
import type { InputDevice } from '../../../machines/learning/entry-speed';
import {
  type Memory,
  NO_MEMORY,
  type RememberedAnswer,
  remember,
  setLearntTables,
} from '../../../machines/learning/memory';

/**
 * A small set of skills, so that they repeat: easy and hard facts, a kind, and a skill that only a later version knows.
 */
const skills = fc.constantFrom('1x7', '2x9', '7x8', '÷7x8', '5+8', '−5+8', '12x12', 'add.overTen', 'fraction.√: 1,2;3');

export const answers: fc.Arbitrary<RememberedAnswer> = fc.record({
  skill: skills,
  isCorrect: fc.boolean(),
  ms: fc.option(fc.integer({ min: 0, max: 20_000 })),
  by: fc.constantFrom<InputDevice>('keys', 'pad', 'choice', 'touch', 'speech', 'switch'),
  digits: fc.integer({ min: 1, max: 4 }),
  time: fc.constantFrom(...TIME_SETTINGS),
  day: fc.integer({ min: 20_000, max: 20_003 }),
});

/** A memory after random answers, including the tables that the child says they have learnt. */
export const memories: fc.Arbitrary<Memory> = fc
  .tuple(fc.array(answers, { maxLength: 60 }), fc.option(fc.subarray([2, 3, 5, 10, 12])))
  .map(([given, tables]) => given.reduce(remember, tables === null ? NO_MEMORY : setLearntTables(NO_MEMORY, tables)));
