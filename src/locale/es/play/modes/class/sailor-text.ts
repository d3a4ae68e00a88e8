import type * as English from '../../../../../play/modes/class/sailor-text';
import type { Catalogue } from '../../../../catalogue';

export const ANIMAL_NAMES: Catalogue<typeof English.ANIMAL_NAMES> = {
  bear: 'oso',
  cat: 'gato',
  dog: 'perro',
  elephant: 'elefante',
  fox: 'zorro',
  frog: 'rana',
  hedgehog: 'erizo',
  koala: 'koala',
  lion: 'león',
  monkey: 'mono',
  mouse: 'ratón',
  owl: 'búho',
  panda: 'panda',
  penguin: 'pingüino',
  pig: 'cerdo',
  rabbit: 'conejo',
  seal: 'foca',
  tiger: 'tigre',
};

export const ANIMAL_LABELS: Catalogue<typeof English.ANIMAL_LABELS> = {
  bear: 'Oso',
  cat: 'Gato',
  dog: 'Perro',
  elephant: 'Elefante',
  fox: 'Zorro',
  frog: 'Rana',
  hedgehog: 'Erizo',
  koala: 'Koala',
  lion: 'León',
  monkey: 'Mono',
  mouse: 'Ratón',
  owl: 'Búho',
  panda: 'Panda',
  penguin: 'Pingüino',
  pig: 'Cerdo',
  rabbit: 'Conejo',
  seal: 'Foca',
  tiger: 'Tigre',
};

export const SAIL_LABELS: Catalogue<typeof English.SAIL_LABELS> = {
  red: 'Roja',
  blue: 'Azul',
  yellow: 'Amarilla',
  green: 'Verde',
};

const SAIL_NAMES = { red: 'roja', blue: 'azul', yellow: 'amarilla', green: 'verde' };

/** "zorro con la vela roja" */
export const sailorText: typeof English.sailorText = (animal, sail) =>
  `${ANIMAL_NAMES[animal]} con la vela ${SAIL_NAMES[sail]}`;
