import { canInterrupt } from './can-interrupt';
import { subscribeToPlaying } from './subscribe-to-playing';

/** After this long on a page without a game, the visitor is reading and the page has loaded everything it needs. */
const READING_MS = 30_000;

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the round is over or, if no round is being played, until the page has been open for a while. */
export function waitForIdleNetwork(): Promise<void> {
  return new Promise((resolve) => {
    let played: 'no' | 'now' = 'no';
    const done = (): void => {
      clearTimeout(reading);
      unfollow();
      resolve();
    };
    const reading = setTimeout(() => played === 'no' && done(), READING_MS);
    const look = (): void => {
      if (!canInterrupt()) played = 'now';
      else if (played === 'now') done();
    };
    const unfollow = subscribeToPlaying(look);
    look();
  });
}
