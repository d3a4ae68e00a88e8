import type * as English from '../../../device/captain-text';

export const FIRST_NAMES: typeof English.FIRST_NAMES = {
  brave: 'Valiente',
  happy: 'Feliz',
  kind: 'Amable',
  lucky: 'Afortunado',
  quick: 'Veloz',
  sunny: 'Radiante',
};

export const LAST_NAMES: typeof English.LAST_NAMES = {
  fox: 'Zorro',
  lion: 'León',
  owl: 'Búho',
  panda: 'Panda',
  penguin: 'Pingüino',
  rabbit: 'Conejo',
};

/** The adjective follows: "Panda Valiente". */
export const fullName: typeof English.fullName = (first, last) => `${last} ${first}`;
