import type * as English from '../../../account/session-text';
import type { Catalogue } from '../../catalogue';

export const SIGNED_OUT: Catalogue<typeof English.SIGNED_OUT> = 'La sesión está cerrada';
export const SIGNED_OUT_TEXT: Catalogue<typeof English.SIGNED_OUT_TEXT> =
  'La sesión se cerró en otra pestaña o en otro dispositivo, o ha caducado. Puede volver a iniciarla.';
