import type { ChildColour } from '../../../../../machines/core/child-look';
import type * as English from '../../../../pages/children/names-text';

export const ANIMALS: typeof English.ANIMALS = {
  fox: 'Zorro',
  owl: 'Búho',
  rabbit: 'Conejo',
  bear: 'Oso',
  cat: 'Gato',
  penguin: 'Pingüino',
  lion: 'León',
  panda: 'Panda',
  dog: 'Perro',
  frog: 'Rana',
  elephant: 'Elefante',
  tiger: 'Tigre',
};

export const COLOURS: typeof English.COLOURS = {
  red: 'Rojo',
  blue: 'Azul',
  yellow: 'Amarillo',
  green: 'Verde',
  purple: 'Morado',
  pink: 'Rosa',
};

const MASCULINE: Readonly<Record<ChildColour, string>> = {
  red: 'rojo',
  blue: 'azul',
  yellow: 'amarillo',
  green: 'verde',
  purple: 'morado',
  pink: 'rosa',
};
const FEMININE: typeof MASCULINE = { ...MASCULINE, red: 'roja', yellow: 'amarilla', purple: 'morada' };

/** "Zorro rojo", "Rana roja": a name, without an article. */
export const childLabel: typeof English.childLabel = ({ animal, colour }) => {
  const colours = animal === 'frog' ? FEMININE : MASCULINE;
  return `${ANIMALS[animal]} ${colours[colour]}`;
};

export const childName: typeof English.childName = (look) => `«${childLabel(look)}»`;
