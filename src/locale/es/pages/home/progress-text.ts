import type * as English from '../../../../pages/home/progress-text';

export const starsText: typeof English.starsText = (stars, all) => `${stars} de ${all} estrellas`;
export const chooseBoat = 'Elige tu barco';
export const passport = 'Mi pasaporte';
export const ownIsland = 'Mi isla';
