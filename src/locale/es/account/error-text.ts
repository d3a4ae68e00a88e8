import type * as English from '../../../account/error-text';
import type { Catalogue } from '../../catalogue';

export const ERROR: Catalogue<typeof English.ERROR> = 'Error';
export const somethingWentWrong: Catalogue<typeof English.somethingWentWrong> = () =>
  'Algo ha fallado. Inténtelo de nuevo.';

export const LINK_EXPIRED: Catalogue<typeof English.LINK_EXPIRED> =
  'Este enlace ha caducado o ya se usó. Pida uno nuevo.';
export const LINK_UNUSABLE: Catalogue<typeof English.LINK_UNUSABLE> = 'Este enlace no ha funcionado. Pida uno nuevo.';
