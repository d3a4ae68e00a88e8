import type { Skill } from '../learning/skills';
import type { Form } from './rules';

/** Stored on children's devices, so these names never change. */
export const skills = {
  figures: 'placeValue.figures',
  parts: 'placeValue.parts',
  words: 'placeValue.words',
  digit: 'placeValue.digit',
} as const satisfies Record<Form, Skill>;
