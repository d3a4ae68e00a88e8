import type * as English from '../../../../../games/fraction-basics/text/amounts';
import { formatNumber } from '../../../../../ui/format';
import { plural } from '../../../grammar';

/** The name of one group, by the number of groups, also at the start of a sentence. */
const GROUPS: Readonly<Record<number, readonly [name: string, atStart: string]>> = {
  2: ['une moitié', 'Une moitié'],
  3: ['un tiers', 'Un tiers'],
  4: ['un quart', 'Un quart'],
};

export const amountTerms: typeof English.amountTerms = ({ type, part, amount }) => {
  if (type === 'thirds') return [part, 'de', formatNumber(amount)];
  return [part.denominator === 2 ? 'La moitié de' : 'Le quart de', formatNumber(amount)];
};

export const explainAmount: typeof English.explainAmount = ({ part, amount }, size, taken) => {
  const [, one] = GROUPS[part.denominator]!;
  const buns = plural(size, `${size} brioche`, `${size} brioches`);
  const shared = `Partage ${amount} brioches en ${part.denominator} groupes égaux. ${one}, c’est ${buns}.`;
  return part.numerator === 1 ? shared : `${shared} Prends ${part.numerator} groupes\u00a0: ${taken}.`;
};

export const amountMistakeText: typeof English.amountMistakeText = (mistake, { part }) => {
  switch (mistake) {
    case 'half':
      return `Ça, c’est la moitié. Fais ${part.denominator} groupes égaux.`;
    case 'quarter':
      return 'Ça, c’est le quart. Fais 2 groupes égaux.';
    case 'oneGroup':
      return `Ça, c’est seulement ${GROUPS[part.denominator]![0]}. Prends-en ${part.numerator}.`;
    case 'rest':
      return plural(
        part.numerator,
        `Ça, c’est ce qui reste. Compte ${part.numerator} groupe.`,
        `Ça, c’est ce qui reste. Compte ${part.numerator} groupes.`,
      );
    case 'groups':
      return 'Ça, c’est le nombre de groupes. Compte dans un groupe.';
    case 'takenAway':
      return `Tu as enlevé ${part.denominator}. Partage plutôt en ${part.denominator} groupes égaux.`;
    case 'everything':
      return 'Là, tu as tout pris. Partage en groupes égaux.';
  }
};
