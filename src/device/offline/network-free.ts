import { isAtRest } from './at-rest';
import { followRest } from './follow-rest';

/** After this long on a page without a game, the visitor is reading and the page has everything it needs. */
const READING_MS = 30_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a round is over or, if none is being played, until the page has been read for a while. */
export function networkFree(): Promise<void> {
  return new Promise((resolve) => {
    let played: 'no' | 'now' = 'no';
    const done = (): void => {
      clearTimeout(reading);
      unfollow();
      resolve();
    };
    const reading = setTimeout(() => played === 'no' && done(), READING_MS);
    const look = (): void => {
      if (!isAtRest()) played = 'now';
      else if (played === 'now') done();
    };
    const unfollow = followRest(look);
    look();
  });
}
