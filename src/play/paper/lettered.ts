/* Questions on paper whose answer is one of up to four, named A to D. */
import { type Random, shuffle } from '../../../machines/core/random';
import type { PaperQuestion } from './paper';

export interface LetteredQuestion extends PaperQuestion {
  /** Two to four different answers. */
  readonly choices: readonly string[];
  /** The index of the right one. */
  readonly right: number;
}

const MAX_CHOICES = 4;

/** Games name a group with its members, such as "Basic: circle, square", but the key only says "Basic". */
const isAnswer = (choice: string, answer: string): boolean => choice === answer || choice.startsWith(`${answer}:`);

/** The question with its answers to choose from. Null if it has none, or more than one way to be right. */
export function toLettered(question: PaperQuestion, random: Random): LetteredQuestion | null {
  const { choices, wrong, answer } = question;
  if (choices !== undefined && choices.length <= MAX_CHOICES) {
    const right = choices.findIndex((choice) => isAnswer(choice, answer));
    return right < 0 ? null : { ...question, choices, right };
  }
  const others = [...new Set(wrong?.(random))].filter((one) => one !== answer).slice(0, MAX_CHOICES - 1);
  if (others.length === 0) return null;
  const mixed = shuffle(random, [answer, ...others]);
  return { ...question, choices: mixed, right: mixed.indexOf(answer) };
}
