import type * as English from '../../../../play/result/things-text';
import { numberToWord } from '../../../../ui/number-to-word';
import { plural } from '../../grammar';

export const newThings: typeof English.newThings = (count, island) => (
  <>
    {island('मेरे द्वीप')} के लिए {plural(count, 'एक नई चीज़', `${numberToWord(count)} नई चीज़ें`)}
  </>
);
export const listText: typeof English.listText = (things) => `: ${things.join(', ')}`;
