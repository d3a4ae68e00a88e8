import type * as English from '../language-text.ts';
import { plural } from './grammar.ts';

export const languages: string = 'Langues';

export const stateText: typeof English.stateText = (state) => {
  if (typeof state === 'string') return 'Traduit par une machine. Personne ne l’a encore relu.';
  const { checkedBy } = state;
  return plural(checkedBy, 'Relu par 1 personne.', `Relu par ${checkedBy} personnes.`);
};
