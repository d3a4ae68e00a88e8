import type * as English from '../../../../pages/facts/card-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'Ce que tu sais',
  count: (tables, sums) => (
    <>
      {'Tables\u00a0: '}
      {tables.known} sur {tables.of}.{' Calculs jusqu’à 20\u00a0: '}
      {sums.known} sur {sums.of}.
    </>
  ),
  also: 'Tu sais aussi\u00a0:',
  more: (count) => `Et ${count} de plus.`,
  map: 'Voir ta carte',
};
