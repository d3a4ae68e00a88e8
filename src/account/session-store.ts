import { type DeviceOwnership, rememberDeviceOwnership } from './device-ownership';
import { deviceSession, hasTabSession, SESSION_KEY, tabSession } from './session-storage';

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
    // If the storage cannot be reached, there is nothing to remove.
  }
}

const ofTab = (): Storage => sessionStorage;
const ofDevice = (): Storage => localStorage;

/** Where the client stores the session: on the device, or only in this tab on a borrowed one. */
class SessionStore {
  /** Values that could not be stored. They last until the page is closed. */
  private readonly unstored = new Map<string, string>();
  /** The choice of the person who is currently signing in. */
  private chosenDevice: DeviceOwnership | null = null;

  /** Signs in on the person's own device, or on a borrowed one, where the session ends with the tab. */
  async signInOnDevice<Answer>(device: DeviceOwnership, signIn: () => Promise<Answer>): Promise<Answer> {
    rememberDeviceOwnership(device);
    this.chosenDevice = device;
    try {
      return await signIn();
    } finally {
      this.chosenDevice = null;
    }
  }

  getItem(key: string): string | null {
    const text = this.unstored.get(key);
    if (text !== undefined) return text;
    if (key === SESSION_KEY) return tabSession() ?? deviceSession();
    return read(ofTab, key) ?? read(ofDevice, key);
  }

  setItem(key: string, text: string): void {
    // A session stays where it is until someone signs in and chooses differently.
    const device = this.chosenDevice ?? (hasTabSession() ? 'borrowed' : 'own');
    const [here, other] = device === 'own' ? [ofDevice, ofTab] : [ofTab, ofDevice];
    try {
      here().setItem(key, text);
      this.unstored.delete(key);
    } catch {
      this.unstored.set(key, text);
    }
    // There is one person per device: anyone who was signed in before is signed out.
    remove(other, key);
  }

  removeItem(key: string): void {
    this.unstored.delete(key);
    remove(hasTabSession() ? ofTab : ofDevice, key);
  }
}

export const sessionStore = new SessionStore();
