import type * as English from '../../../../pages/account/service-text';
import type { Catalogue } from '../../../catalogue';

export const tryAgain: Catalogue<typeof English.tryAgain> = 'Reintentar';
export const trying: Catalogue<typeof English.trying> = 'Reintentando…';
export const oneMoment: Catalogue<typeof English.oneMoment> = 'Un momento…';
export const noAccountService: Catalogue<typeof English.noAccountService> =
  'El servicio de cuentas no responde en este momento. No ha perdido nada. Compruebe la conexión e inténtelo de nuevo.';
