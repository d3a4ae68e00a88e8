import type * as English from '../../../../../play/modes/class/sailor-text';
import type { Catalogue } from '../../../../catalogue';

export const ANIMAL_NAMES: Catalogue<typeof English.ANIMAL_NAMES> = {
  bear: 'ours',
  cat: 'chat',
  dog: 'chien',
  elephant: 'éléphant',
  fox: 'renard',
  frog: 'grenouille',
  hedgehog: 'hérisson',
  koala: 'koala',
  lion: 'lion',
  monkey: 'singe',
  mouse: 'souris',
  owl: 'hibou',
  panda: 'panda',
  penguin: 'manchot',
  pig: 'cochon',
  rabbit: 'lapin',
  seal: 'phoque',
  tiger: 'tigre',
};

export const ANIMAL_LABELS: Catalogue<typeof English.ANIMAL_LABELS> = {
  bear: 'Ours',
  cat: 'Chat',
  dog: 'Chien',
  elephant: 'Éléphant',
  fox: 'Renard',
  frog: 'Grenouille',
  hedgehog: 'Hérisson',
  koala: 'Koala',
  lion: 'Lion',
  monkey: 'Singe',
  mouse: 'Souris',
  owl: 'Hibou',
  panda: 'Panda',
  penguin: 'Manchot',
  pig: 'Cochon',
  rabbit: 'Lapin',
  seal: 'Phoque',
  tiger: 'Tigre',
};

export const SAIL_LABELS: Catalogue<typeof English.SAIL_LABELS> = {
  red: 'Rouge',
  blue: 'Bleue',
  yellow: 'Jaune',
  green: 'Verte',
};

const SAIL_NAMES = { red: 'rouge', blue: 'bleue', yellow: 'jaune', green: 'verte' };

/** "renard à la voile rouge" */
export const sailorText: typeof English.sailorText = (animal, sail) =>
  `${ANIMAL_NAMES[animal]} à la voile ${SAIL_NAMES[sail]}`;
