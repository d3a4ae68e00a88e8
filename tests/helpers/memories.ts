/* Memories as answers make them. */
import type { AnswerSeen, Memory } from '../../machines/learning/memory';
import { NO_MEMORY, remember } from '../../machines/learning/memory';
import type { Skill } from '../../machines/learning/skills';

/** How a skill was answered, one sign an answer, a day after the other: quick, right, missed. */
type History = string;

const MS: Readonly<Record<string, number>> = { q: 900, r: 6000, m: 3000 };

/** The memory of one who has answered so until this day. */
export function memoryOf(histories: Readonly<Record<Skill, History>>, day: number): Memory {
  const answers = Object.entries(histories).flatMap(([skill, history]) =>
    history.split('').map(
      (sign, index): AnswerSeen => ({
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
