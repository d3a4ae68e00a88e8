import type * as English from '../../../../../play/modes/week/text';
import { plural } from '../../../grammar';

export const back = 'Volver a la semana';
export const playOnText: typeof English.playOnText = (minutes) =>
  minutes === 0
    ? 'Seguir jugando'
    : plural(minutes, 'Seguir jugando (1 minuto)', `Seguir jugando (${minutes} minutos)`);
