/* Parts of an amount in words: half of 8, a quarter of 12, 3/4 of 20. */
import { type AmountMistake, groupSizeOf, partOf } from '../../../../machines/fraction-basics/amounts';
import type { AmountQuestion } from '../../../../machines/fraction-basics/questions';
import { formatNumber } from '../../../ui/format';
import type { Term } from './term';

/** The name of one group, by the number of groups. */
const GROUP_NAMES: Readonly<Record<number, string>> = { 2: 'half', 3: 'third', 4: 'quarter' };

/** The youngest read the names of a half and a quarter, and older children fractions. */
export function amountTerms({ type, part, amount }: AmountQuestion): readonly Term[] {
  if (type === 'thirds') return [part, 'of', formatNumber(amount)];
  return [part.denominator === 2 ? 'Half of' : 'A quarter of', formatNumber(amount)];
}

const inGroups = (size: number): string => (size === 1 ? '1 bun' : `${size} buns`);

/** The number of groups that are taken, as in a sum: 3 + 3 + 3 = 9. */
function takenSum(question: AmountQuestion): string {
  const size = groupSizeOf(question);
  const sum = Array.from({ length: question.part.numerator }, () => size).join(' + ');
  return `${sum} = ${partOf(question)}`.replaceAll(' ', '\u00a0');
}

/** Explains with the buns in the picture why the answer is right. */
export function explainAmount(question: AmountQuestion): string {
  const { part, amount } = question;
  const size = groupSizeOf(question);
  const name = GROUP_NAMES[part.denominator]!;
  const shared = `Share ${amount} buns into ${part.denominator} equal groups.`;
  const one = `One ${name} is ${inGroups(size)}.`;
  return part.numerator === 1
    ? `${shared} ${one}`
    : `${shared} ${one} Take ${part.numerator} groups: ${takenSum(question)}.`;
}

export function amountMistakeText(mistake: AmountMistake, { part }: AmountQuestion): string {
  const name = GROUP_NAMES[part.denominator]!;
  switch (mistake) {
    case 'half':
      return `That is a half. Make ${part.denominator} equal groups.`;
    case 'quarter':
      return 'That is a quarter. Make 2 equal groups.';
    case 'oneGroup':
      return `That is only one ${name}. Take ${part.numerator} of them.`;
    case 'rest':
      return `That is what is left over. Count ${part.numerator === 1 ? 'one group' : `${part.numerator} groups`}.`;
    case 'groups':
      return 'That is how many groups there are. Count inside one group.';
    case 'takenAway':
      return `You took ${part.denominator} away. Share into ${part.denominator} equal groups instead.`;
    case 'everything':
      return 'That is all of them. Share them into equal groups.';
  }
}
