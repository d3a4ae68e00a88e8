import type { Equation } from '../../../machines/core/arithmetic';
import { getSumSkill } from '../../../machines/learning/skills';
import { formatAnswer, formatSum } from '../../ui/format';
import type { PaperQuestion } from './paper';

/** A sum whose answer is written behind it. */
export const sumOnPaper = (equation: Equation): PaperQuestion => ({
  asked: `${formatSum(equation)} =`,
  answer: formatAnswer(equation.answer),
  skill: getSumSkill(equation),
});
