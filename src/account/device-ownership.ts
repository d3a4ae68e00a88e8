/** Whose device this is, according to the person who signs in. Nothing of theirs stays on a `borrowed` one. */
export type DeviceOwnership = 'own' | 'borrowed';

const SHARED_UNTIL = 'numeria.borrowed-until';

/** As long as a sign-in link is valid, because it can be opened in another tab than the one that asked for it. */
const LIFE_MS = 3_600_000;

/** The latest choice, for devices that cannot store it. */
let unstored: DeviceOwnership = 'own';

/** The choice made when the latest email was requested on this device. */
export function rememberedDeviceOwnership(): DeviceOwnership {
  try {
    const leftMs = Number(localStorage.getItem(SHARED_UNTIL)) - Date.now();
    // If the clock was put back since then, the choice does not last longer.
    if (leftMs > 0 && leftMs <= LIFE_MS) return 'borrowed';
  } catch {
    // Without storage only this page knows the choice.
  }
  return unstored;
}

/** Remembers the choice of someone who asks for a sign-in email or opens its link. */
export function rememberDeviceOwnership(device: DeviceOwnership): void {
  unstored = 'own';
  try {
    if (device === 'own') localStorage.removeItem(SHARED_UNTIL);
    else localStorage.setItem(SHARED_UNTIL, String(Date.now() + LIFE_MS));
  } catch {
    unstored = device;
  }
}
