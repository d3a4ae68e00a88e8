import type * as English from '../../../../../play/modes/limit/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  pageTitle: 'El barco está en casa',
  title: 'El barco está en casa.',
  over: 'Eso es todo por hoy. Mañana puedes jugar otra vez.',
  map: 'Mirar el mapa',
  grownUp: 'Una persona adulta ha elegido cuánto se juega cada día.',
  change: 'Cambiar esto',
  sailHome: 'Volver a casa',
};
