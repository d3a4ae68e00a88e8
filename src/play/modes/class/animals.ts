import type { ClassChild } from '../../../../machines/core/class-code';

/** The animals that children can choose. Codes store the index, so only add at the end. */
export const ANIMALS = [
  'bear',
  'cat',
  'dog',
  'elephant',
  'fox',
  'frog',
  'hedgehog',
  'koala',
  'lion',
  'monkey',
  'mouse',
  'owl',
  'panda',
  'penguin',
  'pig',
  'rabbit',
  'seal',
  'tiger',
] as const;

/** The sails, each with its own symbol. Codes store the index, so only add at the end. */
export const SAILS = ['red', 'blue', 'yellow', 'green'] as const;

/** A child as shown to the class, without the random tag. */
export type Sailor = Pick<ClassChild, 'animal' | 'sail'>;

/** "fox" */
export const animalName = ({ animal }: Pick<Sailor, 'animal'>): string => ANIMALS[animal] ?? '';

/** "fox with the red sail" */
export const sailorName = ({ animal, sail }: Sailor): string =>
  `${animalName({ animal })} with the ${SAILS[sail] ?? ''} sail`;
