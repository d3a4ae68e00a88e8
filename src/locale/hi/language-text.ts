import type * as English from '../language-text.ts';
import { plural } from './grammar.ts';

export const languages: string = 'भाषाएँ';

export const stateText: typeof English.stateText = (state) => {
  if (typeof state === 'string') return 'मशीन से अनुवादित। अभी किसी ने जाँचा नहीं है।';
  const { checkedBy } = state;
  return plural(checkedBy, '1 व्यक्ति ने जाँचा है।', `${checkedBy} लोगों ने जाँचा है।`);
};
