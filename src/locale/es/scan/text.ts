import type * as English from '../../../scan/text';
import type { Catalogue } from '../../catalogue';
import { plural } from '../grammar';

export const trial: Catalogue<typeof English.trial> = {
  title: 'Vienen tres barcos. Pulsa cada vez que veas uno.',
  left: (count) => plural(count, 'Falta 1 barco', `Faltan ${count} barcos`),
  sea: 'El mar',
  boat: 'Un barco',
};

export const scanning: Catalogue<typeof English.scanning> = {
  stop: 'Parar el barrido',
  resume: 'Seguir con el barrido',
  paused: 'El barrido está en pausa. Pulsa Escape para seguir.',
};
