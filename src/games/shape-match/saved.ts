import { bestsStore } from '../../device/bests';

/** The bests of this game on this device. */
export const shapeBests = bestsStore('shape-match');
