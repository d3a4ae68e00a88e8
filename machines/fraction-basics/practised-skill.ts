import { getFinerFractionSkill } from '../learning/fraction-skills';
import { countDigits, type PractisedSkill } from '../learning/practised-skill';
import { type Question, toFractionProblem } from './questions';
import { skills } from './skills';

/** What is dealt: a decimal, a fraction, or two denominators. */
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
  }
}

export function getPractisedSkill(question: Question): PractisedSkill {
  const { type, answer } = question;
  return {
    skill: `${skills[type]}.${getFinerFractionSkill(toFractionProblem(question))}`,
    kind: type,
    asked: `${type} ${dealtIn(question).join(' ')}`,
    way: 'typed',
    digits: countDigits(answer.numerator, answer.denominator),
  };
}
