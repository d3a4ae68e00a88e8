import { bestsStore } from '../../device/bests';

/** The bests of this game on this device. */
export const moneyBests = bestsStore('money-counter');
