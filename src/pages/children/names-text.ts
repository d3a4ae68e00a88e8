import type { ChildAnimal, ChildColour, ChildLook } from '../../../machines/core/child-look';

/** For the choice of an animal. */
export const ANIMALS: Readonly<Record<ChildAnimal, string>> = {
  fox: 'Fox',
  owl: 'Owl',
  rabbit: 'Rabbit',
  bear: 'Bear',
  cat: 'Cat',
  penguin: 'Penguin',
  lion: 'Lion',
  panda: 'Panda',
  dog: 'Dog',
  frog: 'Frog',
  elephant: 'Elephant',
  tiger: 'Tiger',
};

/** For the choice of a colour. */
export const COLOURS: Readonly<Record<ChildColour, string>> = {
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
  purple: 'Purple',
  pink: 'Pink',
};

/** "red fox". The ids are English words. */
export const childName = ({ animal, colour }: ChildLook): string => `${colour} ${animal}`;

/** "Red fox" */
export const childLabel = ({ animal, colour }: ChildLook): string => `${COLOURS[colour]} ${animal}`;
