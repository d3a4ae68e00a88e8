import type * as English from '../../../../../play/modes/class/sailor-text';
import type { Catalogue } from '../../../../catalogue';

export const ANIMAL_NAMES: Catalogue<typeof English.ANIMAL_NAMES> = {
  bear: 'भालू',
  cat: 'बिल्ली',
  dog: 'कुत्ता',
  elephant: 'हाथी',
  fox: 'लोमड़ी',
  frog: 'मेंढक',
  hedgehog: 'साही',
  koala: 'कोआला',
  lion: 'शेर',
  monkey: 'बंदर',
  mouse: 'चूहा',
  owl: 'उल्लू',
  panda: 'पांडा',
  penguin: 'पेंगुइन',
  pig: 'सूअर',
  rabbit: 'खरगोश',
  seal: 'सील',
  tiger: 'बाघ',
};

export const ANIMAL_LABELS: Catalogue<typeof English.ANIMAL_LABELS> = { ...ANIMAL_NAMES };

export const SAIL_LABELS: Catalogue<typeof English.SAIL_LABELS> = {
  red: 'लाल',
  blue: 'नीला',
  yellow: 'पीला',
  green: 'हरा',
};

/** "लोमड़ी, पाल लाल" */
export const sailorText: typeof English.sailorText = (animal, sail) =>
  `${ANIMAL_NAMES[animal]}, ${SAIL_LABELS[sail]} पाल`;
