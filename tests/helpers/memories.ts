/* Memories built from answers. */
import type { Memory, RememberedAnswer } from '../../machines/learning/memory';
import { NO_MEMORY, remember } from '../../machines/learning/memory';
import type { Skill } from '../../machines/learning/skills';

/** The answers to a skill on consecutive days, one character each: quick, right or missed. */
type History = string;

const MS: Readonly<Record<string, number>> = { q: 900, r: 6000, m: 3000 };

/** The memory of a child who has given these answers up to this day. */
export function createMemory(histories: Readonly<Record<Skill, History>>, day: number): Memory {
  const answers = Object.entries(histories).flatMap(([skill, history]) =>
    history.split('').map(
      (sign, index): RememberedAnswer => ({
        skill,
        isCorrect: sign !== 'm',
        ms: MS[sign] ?? null,
        by: 'keys',
        digits: 2,
        time: 'normal',
        day: day - history.length + 1 + index,
      }),
    ),
  );
  return answers.reduce(remember, NO_MEMORY);
}
