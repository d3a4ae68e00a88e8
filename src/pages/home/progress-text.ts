/* For the parts of the map that only players of this device see. They are not in the first script. */

export const starsText = (stars: number, all: number): string => `${stars} of ${all} stars`;
export const chooseBoat = 'Choose your boat';
export const passport = 'My passport';
export const ownIsland = 'My island';
