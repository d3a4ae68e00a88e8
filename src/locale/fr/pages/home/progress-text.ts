import type * as English from '../../../../pages/home/progress-text';
import { plural } from '../../grammar';

export const starsText: typeof English.starsText = (stars, all) =>
  plural(stars, `${stars} étoile sur ${all}`, `${stars} étoiles sur ${all}`);
export const chooseBoat = 'Choisis ton bateau';
export const passport = 'Mon passeport';
export const ownIsland = 'Mon île';
