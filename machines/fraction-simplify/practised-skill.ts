import { getFinerFractionSkill } from '../learning/fraction-skills';
import { countDigits, type PractisedSkill } from '../learning/practised-skill';
import type { Question } from './questions';
import { skills } from './skills';

/** What may not be repeated in a round: a question or, on easy, a denominator, which both fractions then share. */
function onceIn(question: Question): readonly number[] {
  const { first } = question;
  if (question.type === 'simplify') return [first.numerator, first.denominator];
  const { second } = question;
  return first.denominator === second.denominator
    ? [first.denominator]
    : [first.numerator, first.denominator, second.numerator, second.denominator];
}

export function getPractisedSkill(question: Question): PractisedSkill {
  const { type, result } = question;
  return {
    skill: `${skills[type]}.${getFinerFractionSkill(question)}`,
    kind: type,
    asked: `${type} ${onceIn(question).join(' ')}`,
    way: 'typed',
    digits: countDigits(result.numerator, result.denominator),
  };
}
