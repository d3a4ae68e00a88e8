import type * as English from '../../../account/service-text';
import type { Catalogue } from '../../catalogue';

export const serviceText: typeof English.serviceText = (message) => `Respuesta del servicio, en inglés: «${message}»`;

export const ACCOUNT_DELETED: Catalogue<typeof English.ACCOUNT_DELETED> = 'Esta cuenta se ha eliminado.';
