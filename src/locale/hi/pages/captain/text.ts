import type * as English from '../../../../pages/captain/text';

export const SAILS: typeof English.SAILS = {
  sun: 'पीला',
  coral: 'लाल',
  sky: 'नीला',
  violet: 'बैंगनी',
  leaf: 'हरा',
};

export const FLAGS: typeof English.FLAGS = {
  star: 'तारा',
  heart: 'दिल',
  moon: 'चाँद',
  fish: 'मछली',
  flower: 'फूल',
  crown: 'मुकुट',
  lightning: 'बिजली',
  anchor: 'लंगर',
};

export const text: typeof English.text = {
  title: 'तुम्हारी नाव',
  choose: 'चुनो',
  change: 'बदलो',
  captain: (name) => `कप्तान ${name}`,
  description: 'एक पाल, एक झंडा और एक नाम चुनो।',
  sail: 'पाल',
  flag: 'झंडा',
  firstName: 'स्वभाव',
  lastName: 'जानवर',
  passport: 'मेरा पासपोर्ट',
  ahoy: 'चलो चलें!',
};
