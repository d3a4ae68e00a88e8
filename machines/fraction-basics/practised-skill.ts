import { getFinerFractionSkill } from '../learning/fraction-skills';
import { countDigits, type PractisedSkill } from '../learning/practised-skill';
import { isAmountQuestion, type Question, toFractionProblem } from './questions';
import { skills } from './skills';

/** What is dealt: a decimal, a fraction, two denominators, or a fraction and an amount. */
function dealtIn(question: Question): readonly number[] {
  switch (question.type) {
    case 'convert':
      return [question.hundredths];
    case 'simplify':
      return [question.asked.numerator, question.asked.denominator];
    case 'add':
    case 'subtract': {
      const [one, other] = [question.first.denominator, question.second.denominator];
      return [Math.min(one, other), Math.max(one, other)];
    }
    case 'halves':
    case 'thirds':
      return [question.part.numerator, question.part.denominator, question.amount];
  }
}

export function getPractisedSkill(question: Question): PractisedSkill {
  const { type, answer } = question;
  const finer = isAmountQuestion(question) ? question.type : getFinerFractionSkill(toFractionProblem(question));
  return {
    skill: `${skills[type]}.${finer}`,
    kind: type,
    asked: `${type} ${dealtIn(question).join(' ')}`,
    way: 'typed',
    digits: isAmountQuestion(question)
      ? countDigits(answer.numerator)
      : countDigits(answer.numerator, answer.denominator),
  };
}
