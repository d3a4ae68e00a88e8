import type * as English from '../../../device/captain-text';

export const FIRST_NAMES: typeof English.FIRST_NAMES = {
  brave: 'Courageux',
  happy: 'Joyeux',
  kind: 'Gentil',
  lucky: 'Chanceux',
  quick: 'Rapide',
  sunny: 'Rayonnant',
};

export const LAST_NAMES: typeof English.LAST_NAMES = {
  fox: 'Renard',
  lion: 'Lion',
  owl: 'Hibou',
  panda: 'Panda',
  penguin: 'Manchot',
  rabbit: 'Lapin',
};

/** The adjective follows: "Panda Courageux". */
export const fullName: typeof English.fullName = (first, last) => `${last} ${first}`;
