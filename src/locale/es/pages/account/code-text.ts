import type * as English from '../../../../pages/account/code-text';
import type { Catalogue } from '../../../catalogue';

export const label: Catalogue<typeof English.label> = 'Código del correo';
export const incomplete: Catalogue<typeof English.incomplete> =
  'Escriba el código completo, tal como aparece en el correo.';
