import type * as English from '../../../account/error-text';
import type { Catalogue } from '../../catalogue';

export const ERROR: Catalogue<typeof English.ERROR> = 'Erreur';
export const somethingWentWrong: Catalogue<typeof English.somethingWentWrong> = () =>
  'Un problème est survenu. Veuillez réessayer.';

export const LINK_EXPIRED: Catalogue<typeof English.LINK_EXPIRED> =
  'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.';
export const LINK_UNUSABLE: Catalogue<typeof English.LINK_UNUSABLE> =
  'Ce lien n’a pas fonctionné. Demandez-en un nouveau.';
