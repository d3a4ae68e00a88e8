import type * as English from '../../../../pages/home/progress-text';

export const starsText: typeof English.starsText = (stars, all) => `${all} में से ${stars} सितारे`;
export const chooseBoat = 'अपनी नाव चुनो';
export const passport = 'मेरा पासपोर्ट';
export const ownIsland = 'मेरा द्वीप';
