import type { FirstName, LastName } from '../../machines/core/captain';

/** The words of captains' names. */
export const FIRST_NAMES: Readonly<Record<FirstName, string>> = {
  brave: 'Brave',
  happy: 'Happy',
  kind: 'Kind',
  lucky: 'Lucky',
  quick: 'Quick',
  sunny: 'Sunny',
};

export const LAST_NAMES: Readonly<Record<LastName, string>> = {
  fox: 'Fox',
  lion: 'Lion',
  owl: 'Owl',
  panda: 'Panda',
  penguin: 'Penguin',
  rabbit: 'Rabbit',
};

/** "Brave Panda" */
export const fullName = (first: string, last: string): string => `${first} ${last}`;
