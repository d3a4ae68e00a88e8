import { isAtRest } from './at-rest';
import { followRest } from './follow-rest';

/** After so long on a page on which nobody plays it is being read, and has all that it needs. */
const READING_MS = 30_000;

/** Waits for so long. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a round is over, or, where none is played, until the page has been read for a while. */
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
