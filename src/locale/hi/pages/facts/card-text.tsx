import type * as English from '../../../../pages/facts/card-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  title: 'तुम्हें क्या आता है',
  count: (tables, sums) => (
    <>
      पहाड़े: {tables.of} में से {tables.known}। 20 तक के सवाल: {sums.of} में से {sums.known}।
    </>
  ),
  also: 'तुम्हें यह भी आता है:',
  more: (count) => `और ${count} भी।`,
  map: 'अपना नक्शा देखो',
};
