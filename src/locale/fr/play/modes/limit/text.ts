import type * as English from '../../../../../play/modes/limit/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  pageTitle: 'Le bateau est rentré',
  title: 'Le bateau est rentré.',
  over: 'C’est tout pour aujourd’hui. Tu pourras rejouer demain.',
  map: 'Regarder la carte',
  grownUp: 'Un adulte a choisi combien de temps jouer chaque jour.',
  change: 'Changer cela',
  sailHome: 'Rentrer au port',
};
