import type * as English from '../../../account/session-text';
import type { Catalogue } from '../../catalogue';

export const SIGNED_OUT: Catalogue<typeof English.SIGNED_OUT> = 'Votre session est terminée';
export const SIGNED_OUT_TEXT: Catalogue<typeof English.SIGNED_OUT_TEXT> =
  'La déconnexion a eu lieu dans un autre onglet ou sur un autre appareil, ou votre connexion a expiré. Vous pouvez vous reconnecter.';
