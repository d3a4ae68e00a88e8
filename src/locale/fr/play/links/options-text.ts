import type * as English from '../../../../play/links/options-text';
import type { Catalogue } from '../../../catalogue';

export const includeSettings = 'Inclure les réglages «\u00a0Ma façon de jouer\u00a0» de cet appareil';
export const includeHint: Catalogue<typeof English.includeHint> =
  'Les personnes qui ouvrent le lien jouent avec ces réglages. Leurs propres réglages ne changent pas.';
export const worksheet = 'Fiche';
export const qrCodeOfLink = 'Code QR de ce lien';
