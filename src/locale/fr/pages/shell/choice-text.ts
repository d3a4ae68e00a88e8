import type * as English from '../../../../pages/shell/choice-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  games: { title: 'Jeux du primaire', description: 'Choisis ton aventure de maths\u202f!' },
  hubs: { title: 'Maths du secondaire', description: 'Choisis ton examen' },
};
