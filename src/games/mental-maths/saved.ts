import { bestsStore } from '../../device/bests';

/** The bests of this game on this device. */
export const mentalBests = bestsStore('mental-maths');
