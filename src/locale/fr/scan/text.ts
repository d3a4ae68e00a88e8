import type * as English from '../../../scan/text';
import type { Catalogue } from '../../catalogue';
import { plural } from '../grammar';

export const trial: Catalogue<typeof English.trial> = {
  title: 'Trois bateaux arrivent. Appuie dès que tu en vois un.',
  left: (count) => plural(count, `Encore ${count} bateau`, `Encore ${count} bateaux`),
  sea: 'La mer',
  boat: 'Un bateau',
};

export const scanning: Catalogue<typeof English.scanning> = {
  stop: 'Arrêter le balayage',
  resume: 'Reprendre le balayage',
  paused: 'Le balayage est en pause. Appuie sur Échap pour reprendre.',
};
