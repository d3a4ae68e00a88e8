import type * as English from '../../../../pages/voyage/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  boatHome: 'Le bateau est rentré pour aujourd’hui.',
  over: 'C’est tout pour aujourd’hui.',
  harbour: 'Mon port',
  begin: 'Le voyage du jour',
  carryOn: 'En avant',
  wave: 'Dire au revoir',
  week: 'Ta semaine en mer',
  islands: 'Îles de tes voyages',
};
