import { plural } from '../../../locale/grammar';

export const back = 'Back to the week';
/** `minutes` are those that are left to play, or 0. */
export const playOnText = (minutes: number): string =>
  minutes === 0 ? 'Play on' : plural(minutes, 'Play on (1 minute)', `Play on (${minutes} minutes)`);
