import type * as English from '../../../account/service-text';
import type { Catalogue } from '../../catalogue';

export const serviceText: typeof English.serviceText = (message) =>
  `Réponse du service, en anglais\u00a0: «\u00a0${message}\u00a0»`;

export const ACCOUNT_DELETED: Catalogue<typeof English.ACCOUNT_DELETED> = 'Ce compte a été supprimé.';
