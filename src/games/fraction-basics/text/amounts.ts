/* Parts of an amount in words: half of 8, a quarter of 12, 3/4 of 20. */
import type { AmountMistake } from '../../../../machines/fraction-basics/amounts';
import type { AmountQuestion } from '../../../../machines/fraction-basics/questions';
import { plural } from '../../../locale/grammar';
import { formatNumber } from '../../../ui/format';
import type { Term } from '../term';

/** The name of one group, by the number of groups. */
const GROUP_NAMES: Readonly<Record<number, string>> = { 2: 'half', 3: 'third', 4: 'quarter' };

/** The youngest read the names of a half and a quarter, and older children fractions. */
export function amountTerms({ type, part, amount }: AmountQuestion): readonly Term[] {
  if (type === 'thirds') return [part, 'of', formatNumber(amount)];
  return [part.denominator === 2 ? 'Half of' : 'A quarter of', formatNumber(amount)];
}

/** Explains with the buns in the picture why the answer is right. `taken` is a sum of groups: 3 + 3 + 3 = 9. */
export function explainAmount({ part, amount }: AmountQuestion, size: number, taken: string): string {
  const name = GROUP_NAMES[part.denominator]!;
  const buns = plural(size, '1 bun', `${size} buns`);
  const shared = `Share ${amount} buns into ${part.denominator} equal groups. One ${name} is ${buns}.`;
  return part.numerator === 1 ? shared : `${shared} Take ${part.numerator} groups: ${taken}.`;
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
      return `That is what is left over. Count ${plural(part.numerator, 'one group', `${part.numerator} groups`)}.`;
    case 'groups':
      return 'That is how many groups there are. Count inside one group.';
    case 'takenAway':
      return `You took ${part.denominator} away. Share into ${part.denominator} equal groups instead.`;
    case 'everything':
      return 'That is all of them. Share them into equal groups.';
  }
}
