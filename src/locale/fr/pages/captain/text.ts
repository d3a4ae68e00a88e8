import type * as English from '../../../../pages/captain/text';

export const SAILS: typeof English.SAILS = {
  sun: 'Jaune',
  coral: 'Rouge',
  sky: 'Bleue',
  violet: 'Violette',
  leaf: 'Verte',
};

export const FLAGS: typeof English.FLAGS = {
  star: 'Étoile',
  heart: 'Cœur',
  moon: 'Lune',
  fish: 'Poisson',
  flower: 'Fleur',
  crown: 'Couronne',
  lightning: 'Éclair',
  anchor: 'Ancre',
};

export const text: typeof English.text = {
  title: 'Ton bateau',
  choose: 'Choisir',
  change: 'Changer',
  captain: (name) => `Capitaine ${name}`,
  description: 'Choisis une voile, un drapeau et un nom.',
  sail: 'Voile',
  flag: 'Drapeau',
  firstName: 'Caractère',
  lastName: 'Animal',
  passport: 'Mon passeport',
  ahoy: 'Ohé\u202f!',
};
