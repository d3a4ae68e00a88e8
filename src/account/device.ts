/** Whose device this is, as somebody says who signs in: on a `borrowed` one nothing of them stays. */
export type Device = 'own' | 'borrowed';

const BORROWED_UNTIL = 'numeria.borrowed-until';

/** As long as the link of a letter: it may be opened in another tab than the one that asked for it. */
const LIFE_MS = 3_600_000;

/** What was said here lately, where the device keeps nothing. */
let unstored: Device = 'own';

/** What was said when the newest letter was asked for on this device. */
export function saidOfDevice(): Device {
  try {
    const leftMs = Number(localStorage.getItem(BORROWED_UNTIL)) - Date.now();
    // A clock that was put back since makes nothing last longer.
    if (leftMs > 0 && leftMs <= LIFE_MS) return 'borrowed';
  } catch {
    // Then this page alone knows.
  }
  return unstored;
}

/** Remembers what somebody says of the device who asks for a letter or opens its link. */
export function sayOfDevice(device: Device): void {
  unstored = 'own';
  try {
    if (device === 'own') localStorage.removeItem(BORROWED_UNTIL);
    else localStorage.setItem(BORROWED_UNTIL, String(Date.now() + LIFE_MS));
  } catch {
    unstored = device;
  }
}
