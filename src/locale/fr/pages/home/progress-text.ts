import type * as English from '../../../../pages/home/progress-text';

export const starsText: typeof English.starsText = (stars, all) => `${stars} étoiles sur ${all}`;
export const chooseBoat = 'Choisis ton bateau';
export const passport = 'Mon passeport';
export const ownIsland = 'Mon île';
