import type { ChildColour } from '../../../../../machines/core/child-look';
import type * as English from '../../../../pages/children/names-text';

export const ANIMALS: typeof English.ANIMALS = {
  fox: 'लोमड़ी',
  owl: 'उल्लू',
  rabbit: 'खरगोश',
  bear: 'भालू',
  cat: 'बिल्ली',
  penguin: 'पेंगुइन',
  lion: 'शेर',
  panda: 'पांडा',
  dog: 'कुत्ता',
  frog: 'मेंढक',
  elephant: 'हाथी',
  tiger: 'बाघ',
};

export const COLOURS: typeof English.COLOURS = {
  red: 'लाल',
  blue: 'नीला',
  yellow: 'पीला',
  green: 'हरा',
  purple: 'बैंगनी',
  pink: 'गुलाबी',
};

const FEMININE: Readonly<Record<ChildColour, string>> = { ...COLOURS, blue: 'नीली', yellow: 'पीली', green: 'हरी' };

export const childName: typeof English.childName = ({ animal, colour }) => {
  const colours = animal === 'fox' || animal === 'cat' ? FEMININE : COLOURS;
  return `${colours[colour]} ${ANIMALS[animal]}`;
};

export const childLabel: typeof English.childLabel = (look) => childName(look);
