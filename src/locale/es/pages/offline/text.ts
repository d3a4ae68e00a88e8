import type * as English from '../../../../pages/offline/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  announced: 'Hay lista una versión nueva de Numeria. Los botones están al final de la página.',
  title: 'Versión nueva',
  ready: 'Hay lista una versión nueva de Numeria',
  reload: 'Recargar',
  later: 'Más tarde',
};
