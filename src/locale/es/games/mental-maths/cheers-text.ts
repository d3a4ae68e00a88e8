import type * as English from '../../../../games/mental-maths/cheers-text';
import type { Catalogue } from '../../../catalogue';

export const CHEERS: Catalogue<typeof English.CHEERS> = [
  '¡Muy bien pensado!',
  '¡Vas en la cresta de la ola!',
  '¡Qué chapuzón!',
  '¡Como un pez en el agua!',
  '¡Qué cabeza!',
  '¡Qué bien!',
  '¡La tortuga aplaude!',
  '¡Brillas como el sol!',
  '¡Conoces tus números!',
  '¡Viento en popa!',
  '¡Tu cerebro va volando!',
  '¡Bien calculado!',
];
