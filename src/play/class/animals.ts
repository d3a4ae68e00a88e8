import type { ClassChild } from '../../../machines/core/class-code';

/** The animals that a child can be to its class. Codes hold their index: the list only ever grows at its end. */
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

/** The sails of their boats, each with a sign of its own; likewise. */
export const SAILS = ['red', 'blue', 'yellow', 'green'] as const;

/** Who a child is to its class, without its tag. */
export type Sailor = Pick<ClassChild, 'animal' | 'sail'>;

/** "fox" */
export const animalName = ({ animal }: Pick<Sailor, 'animal'>): string => ANIMALS[animal] ?? '';

/** "fox with the red sail" */
export const sailorName = ({ animal, sail }: Sailor): string =>
  `${animalName({ animal })} with the ${SAILS[sail] ?? ''} sail`;
