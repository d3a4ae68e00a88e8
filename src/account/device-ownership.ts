import { createStore } from '../ui/page-store';

/** Whose device this is, according to the person signing in. Nothing of theirs stays on a `borrowed` one. */
export type DeviceOwnership = 'own' | 'borrowed';

const SHARED_UNTIL = 'numeria.borrowed-until';

/** The lifetime of a sign-in link, because the link can be opened in a different tab from the one that asked for it. */
const LIFE_MS = 3_600_000;

/** The latest choice, for devices that cannot store it. */
const unstored = createStore<DeviceOwnership>('own');

/** The choice made when the latest email was requested on this device. */
export function rememberedDeviceOwnership(): DeviceOwnership {
  try {
    const leftMs = Number(localStorage.getItem(SHARED_UNTIL)) - Date.now();
    // A clock that has been put back since must not make the choice last longer.
    if (leftMs > 0 && leftMs <= LIFE_MS) return 'borrowed';
  } catch {
    // Without storage, only this page knows the choice.
  }
  return unstored.read();
}

/** Remembers the choice of someone who requests a sign-in email or opens its link. */
export function rememberDeviceOwnership(device: DeviceOwnership): void {
  unstored.set('own');
  try {
    if (device === 'own') localStorage.removeItem(SHARED_UNTIL);
    else localStorage.setItem(SHARED_UNTIL, String(Date.now() + LIFE_MS));
  } catch {
    unstored.set(device);
  }
}
