import type { Equation } from '../../../machines/core/arithmetic';
import { listTypicalMistakes } from '../../../machines/core/candidates';
import { explainSum } from '../../../machines/learning/derived-facts';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { findTypicalMistake, type TypicalMistakeKind } from '../../../machines/learning/typical-mistakes';
import { formatAnswer, formatEquation, formatSum } from '../../ui/format';
import { SumExplanation } from '../feedback/explain/SumExplanation';
import { explainAnswer } from '../feedback/explain-sum';
import { typicalMistakeText } from '../feedback/typical-mistake-text';
import { chooseSlips, type DiscussedQuestion, type Slip, type Step, stepsOf } from './discussion';

/** The kinds of mistakes, those that say most about how a child was thinking first. */
const KINDS: readonly TypicalMistakeKind[] = [
  'tenForgotten',
  'smallerFromLarger',
  'minusForgotten',
  'nextInTable',
  'zeroForgotten',
  'divisor',
  'otherFact',
  'otherOperation',
  'tenTooMany',
  'zeroTooMany',
  'zerosForgotten',
  'zerosTooMany',
  'digitsSwapped',
  'oneOff',
];

/** How many slips of one kind are shown, so that there is room for another kind. */
const MAX_OF_KIND = 2;

function slipsOf(equation: Equation, choices: readonly string[] | null): readonly Slip[] {
  const known = listTypicalMistakes(equation).flatMap((given) => {
    const mistake = findTypicalMistake(equation, given);
    return mistake === null || given < Math.min(0, equation.answer) ? [] : [{ given, mistake }];
  });
  const possible = known.filter(({ given }) => choices?.includes(formatAnswer(given)) ?? true);
  const slips = KINDS.flatMap((kind) => possible.filter(({ mistake }) => mistake.kind === kind).slice(0, MAX_OF_KIND));
  return chooseSlips(
    slips.map(({ given, mistake }) => ({ answer: formatAnswer(given), why: typicalMistakeText(equation, mistake) })),
  );
}

/** The worked steps of a sum, the same for every class. The first one has the picture. */
function workedStepsOf(equation: Equation): readonly Step[] {
  const worked = explainSum(NO_MEMORY, equation).steps.map((step) => ({ text: `${formatEquation(step)}.` }));
  const steps = worked.length > 0 ? worked : stepsOf(explainAnswer(equation));
  const [first = { text: `${formatEquation(equation)}.` }, ...others] = steps;
  return [{ ...first, picture: <SumExplanation sum={equation} /> }, ...others];
}

/** A sum, with its typical mistakes and the worked steps that games show after one. */
export const discussSum = (equation: Equation, choices: readonly string[] | null = null): DiscussedQuestion => ({
  asked: `${formatSum(equation)} = ?`,
  ...(choices !== null && { choices }),
  slips: slipsOf(equation, choices),
  steps: workedStepsOf(equation),
  answer: formatEquation(equation),
});
