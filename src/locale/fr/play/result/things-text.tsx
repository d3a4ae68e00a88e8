import type * as English from '../../../../play/result/things-text';
import { capitalise, numberToWord } from '../../../../ui/number-to-word';
import { plural } from '../../grammar';

export const newThings: typeof English.newThings = (count, island) => (
  <>
    {plural(count, 'Un nouvel objet', `${capitalise(numberToWord(count))} nouveaux objets`)} pour {island('Mon île')}
  </>
);
export const listText: typeof English.listText = (things) => `\u00a0: ${things.join(', ')}`;
