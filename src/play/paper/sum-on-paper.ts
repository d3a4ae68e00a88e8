import type { Equation } from '../../../machines/core/arithmetic';
import { createWholeCandidates } from '../../../machines/core/candidates';
import { type Random, shuffle } from '../../../machines/core/random';
import { getSumSkill } from '../../../machines/learning/skills';
import { findTypicalMistake } from '../../../machines/learning/typical-mistakes';
import { formatAnswer, formatSum } from '../../ui/format';
import { explainMistake } from '../feedback/explain-sum';
import type { PaperQuestion } from './paper';

/** Typical mistakes, then numbers near the answer. */
function wrongAnswers(random: Random, equation: Equation): readonly string[] {
  const all = shuffle(random, createWholeCandidates(random, equation));
  const isTypical = (one: number): boolean => findTypicalMistake(equation, one) !== null;
  return [...all.filter(isTypical), ...all.filter((one) => !isTypical(one))].map(formatAnswer);
}

/** The number behind a printed answer. */
const valueOf = (printed: string): number => Number(printed.replaceAll(',', '').replace('−', '-'));

/** A sum whose answer is written behind it. */
export const sumOnPaper = (equation: Equation): PaperQuestion => ({
  asked: `${formatSum(equation)} =`,
  answer: formatAnswer(equation.answer),
  skill: getSumSkill(equation),
  wrong: (random) => wrongAnswers(random, equation),
  explain: (given) => explainMistake(equation, valueOf(given)),
});
