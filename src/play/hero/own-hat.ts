import { passportStore } from '../../device/passport';
import type { Drawing } from '../../stage/atlas';

/** Whether the player has chosen no hat for their hero, so that none has to be loaded. */
export const hasNoHat = (): boolean => passportStore.read().hat === '';

/** The hat of the player's hero; null for none, also if the hats cannot be loaded. Only a hero with a hat loads them. */
export async function fetchOwnHat(): Promise<Drawing | null> {
  if (hasNoHat()) return null;
  return import('../../catalogue/hats').then(
    ({ readOwnHat }) => readOwnHat(),
    () => null,
  );
}
