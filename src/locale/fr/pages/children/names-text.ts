import type { ChildColour } from '../../../../../machines/core/child-look';
import type * as English from '../../../../pages/children/names-text';

export const ANIMALS: typeof English.ANIMALS = {
  fox: 'Renard',
  owl: 'Hibou',
  rabbit: 'Lapin',
  bear: 'Ours',
  cat: 'Chat',
  penguin: 'Manchot',
  lion: 'Lion',
  panda: 'Panda',
  dog: 'Chien',
  frog: 'Grenouille',
  elephant: 'Éléphant',
  tiger: 'Tigre',
};

export const COLOURS: typeof English.COLOURS = {
  red: 'Rouge',
  blue: 'Bleu',
  yellow: 'Jaune',
  green: 'Vert',
  purple: 'Violet',
  pink: 'Rose',
};

const MASCULINE: Readonly<Record<ChildColour, string>> = {
  red: 'rouge',
  blue: 'bleu',
  yellow: 'jaune',
  green: 'vert',
  purple: 'violet',
  pink: 'rose',
};
const FEMININE: typeof MASCULINE = { ...MASCULINE, blue: 'bleue', green: 'verte', purple: 'violette' };

/** "Renard rouge", "Grenouille verte": a name, without an article. */
export const childLabel: typeof English.childLabel = ({ animal, colour }) => {
  const colours = animal === 'frog' ? FEMININE : MASCULINE;
  return `${ANIMALS[animal]} ${colours[colour]}`;
};

export const childName: typeof English.childName = (look) => `«\u00a0${childLabel(look)}\u00a0»`;
