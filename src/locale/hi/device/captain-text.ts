import type * as English from '../../../device/captain-text';

/** Words that are the same for all animals. */
export const FIRST_NAMES: typeof English.FIRST_NAMES = {
  brave: 'बहादुर',
  happy: 'खुशदिल',
  kind: 'दयालु',
  lucky: 'भाग्यशाली',
  quick: 'तेज़',
  sunny: 'रोशन',
};

export const LAST_NAMES: typeof English.LAST_NAMES = {
  fox: 'लोमड़ी',
  lion: 'शेर',
  owl: 'उल्लू',
  panda: 'पांडा',
  penguin: 'पेंगुइन',
  rabbit: 'खरगोश',
};

export const fullName: typeof English.fullName = (first, last) => `${first} ${last}`;
