import type * as English from '../../../../pages/offline/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  announced: 'Une nouvelle version de Numeria est prête. Les boutons sont à la fin de la page.',
  title: 'Nouvelle version',
  ready: 'Une nouvelle version de Numeria est prête',
  reload: 'Recharger',
  later: 'Plus tard',
};
