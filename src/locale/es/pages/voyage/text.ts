import type * as English from '../../../../pages/voyage/text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  boatHome: 'El barco ya está en casa por hoy.',
  over: 'Eso es todo por hoy.',
  harbour: 'Mi puerto',
  begin: 'El viaje de hoy',
  carryOn: 'Seguir viaje',
  wave: 'Decir adiós',
  week: 'Tu semana en el mar',
  islands: 'Islas de tus viajes',
};
