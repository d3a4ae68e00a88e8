import { type Captain, hasCaptain } from '../../../../machines/core/captain';
import type { ClassChild } from '../../../../machines/core/class-code';
import { ANIMAL_NAMES, sailorText } from './sailor-text';

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
export const animalName = ({ animal }: Pick<Sailor, 'animal'>): string => ANIMAL_NAMES[ANIMALS[animal] ?? ANIMALS[0]];

/** "fox with the red sail" */
export const sailorName = ({ animal, sail }: Sailor): string =>
  sailorText(ANIMALS[animal] ?? ANIMALS[0], SAILS[sail] ?? SAILS[0]);

/** The sail of a class that looks like the captain's; a class has no violet sails. */
const SAIL_OF_CAPTAIN: Readonly<Record<Captain['sail'], string>> = {
  sun: 'yellow',
  coral: 'red',
  sky: 'blue',
  violet: '',
  leaf: 'green',
};

const indexIn = (all: readonly string[], name: string): number | null =>
  all.includes(name) ? all.indexOf(name) : null;

/** The captain of this device as a sailor of a class: "brave fox" is a fox. Null for whatever it leaves open. */
export function sailorOfCaptain(captain: Captain): {
  readonly animal: number | null;
  readonly sail: number | null;
} {
  if (!hasCaptain(captain)) return { animal: null, sail: null };
  return {
    animal: indexIn(ANIMALS, captain.name.split(' ').at(-1) ?? ''),
    sail: indexIn(SAILS, SAIL_OF_CAPTAIN[captain.sail]),
  };
}
