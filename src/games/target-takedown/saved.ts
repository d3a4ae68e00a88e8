import { bestsStore } from '../../device/bests';

/** The bests of each kind of round on this device. */
export const takedownBests = bestsStore('target-takedown');
