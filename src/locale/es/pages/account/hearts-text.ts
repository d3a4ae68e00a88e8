import type * as English from '../../../../pages/account/hearts-text';
import type { Catalogue } from '../../../catalogue';

export const favouriteLabel: typeof English.favouriteLabel = (game) => `Favorito: ${game}`;

export const heartsUnavailable: Catalogue<typeof English.heartsUnavailable> =
  'No hemos podido cargar sus favoritos porque el servicio de cuentas no responde. No se ha perdido nada y se puede jugar a todos los juegos.';
