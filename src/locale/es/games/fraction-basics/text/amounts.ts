import type * as English from '../../../../../games/fraction-basics/text/amounts';
import { formatNumber } from '../../../../../ui/format';
import { plural } from '../../../grammar';

/** The name of one group, by the number of groups, also at the start of a sentence. */
const GROUPS: Readonly<Record<number, readonly [name: string, atStart: string]>> = {
  2: ['la mitad', 'La mitad'],
  3: ['un tercio', 'Un tercio'],
  4: ['un cuarto', 'Un cuarto'],
};

export const amountTerms: typeof English.amountTerms = ({ type, part, amount }) => {
  if (type === 'thirds') return [part, 'de', formatNumber(amount)];
  return [part.denominator === 2 ? 'La mitad de' : 'Un cuarto de', formatNumber(amount)];
};

export const explainAmount: typeof English.explainAmount = ({ part, amount }, size, taken) => {
  const [, one] = GROUPS[part.denominator]!;
  const buns = plural(size, 'es 1 panecillo', `son ${size} panecillos`);
  const shared = `Reparte ${amount} panecillos en ${part.denominator} grupos iguales. ${one} ${buns}.`;
  return part.numerator === 1 ? shared : `${shared} Toma ${part.numerator} grupos: ${taken}.`;
};

export const amountMistakeText: typeof English.amountMistakeText = (mistake, { part }) => {
  switch (mistake) {
    case 'half':
      return `Eso es la mitad. Haz ${part.denominator} grupos iguales.`;
    case 'quarter':
      return 'Eso es un cuarto. Haz 2 grupos iguales.';
    case 'oneGroup':
      return `Eso es solo ${GROUPS[part.denominator]![0]}. Toma ${part.numerator} partes.`;
    case 'rest':
      return plural(
        part.numerator,
        'Eso es lo que sobra. Cuenta un solo grupo.',
        `Eso es lo que sobra. Cuenta ${part.numerator} grupos.`,
      );
    case 'groups':
      return 'Esos son los grupos que hay. Cuenta lo que hay en uno.';
    case 'takenAway':
      return `Quitaste ${part.denominator}. Mejor reparte en ${part.denominator} grupos iguales.`;
    case 'everything':
      return 'Esos son todos. Repártelos en grupos iguales.';
  }
};
