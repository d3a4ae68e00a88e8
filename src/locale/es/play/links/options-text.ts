import type * as English from '../../../../play/links/options-text';
import type { Catalogue } from '../../../catalogue';

export const includeSettings = 'Incluir los ajustes de «Cómo juego» de este dispositivo';
export const includeHint: Catalogue<typeof English.includeHint> =
  'Quien abra el enlace juega con estos ajustes. Sus propios ajustes no cambian.';
export const worksheet = 'Ficha';
export const qrCodeOfLink = 'Código QR de este enlace';
