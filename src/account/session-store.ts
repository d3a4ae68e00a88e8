import { type Device, sayOfDevice } from './device';
import { deviceSession, hasOwnSession, SESSION_KEY, tabSession } from './session-storage';

/** What there was no room for; it lasts until the page is closed. */
const unstored = new Map<string, string>();

/** What was said by somebody who is just signing in. */
let said: Device | null = null;

/** A session stays where it is, until somebody signs in and says otherwise. */
const deviceNow = (): Device => said ?? (hasOwnSession() ? 'borrowed' : 'own');

/** Signs somebody in on a device of their own, or on a borrowed one, where the session ends with its tab. */
export async function signInOn<Answer>(device: Device, signIn: () => Promise<Answer>): Promise<Answer> {
  sayOfDevice(device);
  said = device;
  try {
    return await signIn();
  } finally {
    said = null;
  }
}

const read = (of: () => Storage, key: string): string | null => {
  try {
    return of().getItem(key);
  } catch {
    return null;
  }
};

function remove(of: () => Storage, key: string): void {
  try {
    of().removeItem(key);
  } catch {
    // What keeps nothing has nothing to forget.
  }
}

const ofTab = (): Storage => sessionStorage;
const ofDevice = (): Storage => localStorage;

/** Where the client keeps the session: on one's own device, or on a borrowed one in this tab alone. */
export const sessionStore = {
  getItem(key: string): string | null {
    const text = unstored.get(key);
    if (text !== undefined) return text;
    if (key === SESSION_KEY) return tabSession() ?? deviceSession();
    return read(ofTab, key) ?? read(ofDevice, key);
  },
  setItem(key: string, text: string): void {
    const [here, other] = deviceNow() === 'own' ? [ofDevice, ofTab] : [ofTab, ofDevice];
    try {
      here().setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
    // One device, one person: who was signed in before is so no longer.
    remove(other, key);
  },
  removeItem(key: string): void {
    unstored.delete(key);
    remove(hasOwnSession() ? ofTab : ofDevice, key);
  },
};
