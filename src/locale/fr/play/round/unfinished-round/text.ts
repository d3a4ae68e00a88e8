import type * as English from '../../../../../play/round/unfinished-round/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  label: 'La partie que tu as laissée',
  left: (game) => `Une partie n’est pas finie\u00a0: ${game}.`,
  question: 'Reprendre là où tu en étais\u202f?',
  goOn: 'Reprendre',
  decline: 'Non merci',
};
