import { bestsStore } from '../../device/bests';

/** The bests of this game on this device. */
export const fractionBests = bestsStore('fraction-basics');
