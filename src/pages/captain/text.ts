import type { Flag, Sail } from '../../../machines/core/captain';

export const SAILS: Readonly<Record<Sail, string>> = {
  sun: 'Yellow',
  coral: 'Red',
  sky: 'Blue',
  violet: 'Purple',
  leaf: 'Green',
};

export const FLAGS: Readonly<Record<Flag, string>> = {
  star: 'Star',
  heart: 'Heart',
  moon: 'Moon',
  fish: 'Fish',
  flower: 'Flower',
  crown: 'Crown',
  lightning: 'Flash',
  anchor: 'Anchor',
};

export const text = {
  title: 'Your boat',
  choose: 'Choose',
  change: 'Change',
  /** "Captain Brave Panda" */
  captain: (name: string): string => `Captain ${name}`,
  description: 'Choose a sail, a flag and a name.',
  sail: 'Sail',
  flag: 'Flag',
  firstName: 'First name',
  lastName: 'Last name',
  passport: 'My passport',
  ahoy: 'Ahoy!',
};
