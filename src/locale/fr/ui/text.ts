import type * as English from '../../../ui/text';
import type { Catalogue } from '../../catalogue';

export const close = 'Fermer';

export const previousIn: typeof English.previousIn = (list) => `Précédent\u00a0: ${list}`;
export const nextIn: typeof English.nextIn = (list) => `Suivant\u00a0: ${list}`;

export const toastLabel = 'Message';
export const toastsLabel = 'Messages ({hotkey})';

export const notLoaded: Catalogue<typeof English.notLoaded> = {
  title: 'Le chargement a échoué',
  text: 'Vérifie ta connexion, puis réessaie.',
};
