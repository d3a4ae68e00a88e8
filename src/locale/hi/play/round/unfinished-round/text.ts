import type * as English from '../../../../../play/round/unfinished-round/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  label: 'छोड़ा हुआ दौर',
  left: (game) => `एक दौर अधूरा है: ${game}।`,
  question: 'वहीं से आगे खेलें?',
  goOn: 'आगे खेलो',
  decline: 'नहीं, शुक्रिया',
};
