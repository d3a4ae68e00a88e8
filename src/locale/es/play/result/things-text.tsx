import type * as English from '../../../../play/result/things-text';
import { capitalise, numberToWord } from '../../../../ui/number-to-word';
import { plural } from '../../grammar';

export const newThings: typeof English.newThings = (count, island) => (
  <>
    {plural(count, 'Un objeto nuevo', `${capitalise(numberToWord(count))} objetos nuevos`)} para {island('Mi isla')}
  </>
);
export const listText: typeof English.listText = (things) => `: ${things.join(', ')}`;
