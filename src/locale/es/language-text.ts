import type * as English from '../language-text.ts';
import { plural } from './grammar.ts';

export const languages: string = 'Idiomas';

export const stateText: typeof English.stateText = (state) => {
  if (typeof state === 'string') return 'Traducido por una máquina. Nadie lo ha revisado todavía.';
  const { checkedBy } = state;
  return plural(checkedBy, 'Revisado por 1 persona.', `Revisado por ${checkedBy} personas.`);
};
