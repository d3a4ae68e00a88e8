import { createStore, type PageStore } from '../ui/page-store';
import { ownKey, parseStoredJson, readStoredText, setAside, storeInPage, writeStoredText } from './stored-strings';
import { runWhenIdle } from './when-idle';

/*
 * Everything that the site stores on this device. Values are validated when they are read; an unreadable value is set
 * aside, never destroyed. Changes are written when the page is idle or being left, and simultaneous changes in two tabs
 * both count. If the device cannot store anything, the page still works.
 */

type Origin = 'here' | 'elsewhere';

export interface Store<Value> {
  /** The key in local storage, which is the same for every child (stored-strings.ts). */
  readonly key: string;
  readonly format: Format<Value>;
  /** The current value, as far as this tab knows. */
  readonly read: () => Value;
  /**
   * Changes the value. `change` is applied again if another tab has written in the meantime; if it returns the very
   * same value, nothing is written.
   */
  update(change: (value: Value) => Value): void;
  /** Calls `listener` after every change, in this tab or another, until the returned function is called. */
  readonly subscribe: PageStore<Value, [origin: Origin]>['subscribe'];
}

/** How a value is written and read. `parse` returns null for anything that is not such a value. */
export interface Format<Value> {
  readonly fallback: Value;
  readonly parse: (stored: unknown) => Value | null;
  readonly print: (value: Value) => unknown;
  /** True for a value written by a newer version of the site. Such a value is left untouched. */
  readonly isNewer: (stored: unknown) => boolean;
  /** An old key to migrate from if this one is absent. */
  readonly legacyKey?: string;
  /** Whether the default is written as soon as the key is found to be absent. */
  readonly isWrittenAtOnce: boolean;
}

class DeviceStore<Value> implements Store<Value> {
  readonly key: string;
  readonly format: Format<Value>;
  private waiting: ((value: Value) => Value)[] = [];
  readonly read: Store<Value>['read'];
  readonly subscribe: Store<Value>['subscribe'];
  private readonly become: PageStore<Value, [origin: Origin]>['set'];
  private page: 'open' | 'leaving' = 'open';
  private isDamagedAtKey = false;
  /** The last text that this tab wrote: while it is still stored, it does not have to be parsed again. */
  private lastText: string | null = null;

  constructor(key: string, format: Format<Value>) {
    this.key = key;
    this.format = format;
    ({
      read: this.read,
      subscribe: this.subscribe,
      set: this.become,
    } = createStore<Value, [origin: Origin]>(this.load()));
    // While prerendering, there is no device and no other tab.
    if (!('addEventListener' in globalThis)) return;
    if (format.isWrittenAtOnce && readStoredText(key) === null) this.save(this.read());
    globalThis.addEventListener('storage', (event) => {
      if (event.key !== ownKey(this.key) && event.key !== null) return;
      this.lastText = null;
      this.become(this.changed(this.load()), 'elsewhere');
    });
    // When the page is being left, waiting for idle time or the lock may take too long, so pending and later changes
    // are written synchronously.
    const become = (page: 'open' | 'leaving') => {
      this.page = page;
      if (page === 'leaving') this.write();
    };
    globalThis.addEventListener('pagehide', () => become('leaving'));
    globalThis.addEventListener('pageshow', () => become('open'));
    globalThis.addEventListener('visibilitychange', () => become(document.hidden ? 'leaving' : 'open'));
  }

  update(change: (value: Value) => Value): void {
    const value = change(this.read());
    if (value === this.read()) return;
    const isFirst = this.waiting.push(change) === 1;
    this.become(value, 'here');
    if (this.page === 'leaving') this.write();
    else if (isFirst) runWhenIdle(() => this.writeInTurn());
  }

  /** Writes pending changes under a lock, so that tabs do not overwrite each other. */
  private writeInTurn(): void {
    if (this.waiting.length === 0) return;
    if ('locks' in navigator)
      void navigator.locks.request(`numeria:${ownKey(this.key)}`, () => this.write()).catch(() => this.write());
    else this.write();
  }

  private changed(value: Value): Value {
    return this.waiting.reduce((reached, change) => change(reached), value);
  }

  private write(): void {
    if (this.waiting.length === 0) return;
    if (this.lastText !== null && readStoredText(this.key) === this.lastText) {
      this.waiting = [];
      this.save(this.read());
      return;
    }
    const isFromNewer = this.format.isNewer(parseStoredJson(readStoredText(this.key)));
    const value = isFromNewer ? this.read() : this.changed(this.load());
    this.waiting = [];
    // Saved before listeners are called: a change made by a listener then waits for its own turn and counts only once.
    if (!isFromNewer) this.save(value);
    if (JSON.stringify(value) !== JSON.stringify(this.read())) this.become(value, 'elsewhere');
  }

  private save(value: Value): void {
    const text = JSON.stringify(this.format.print(value));
    this.lastText = text;
    // A damaged value that could not be set aside is left where it is.
    if (this.isDamagedAtKey) storeInPage(this.key, text);
    else writeStoredText(this.key, text);
  }

  private load(): Value {
    const { fallback, legacyKey, isNewer } = this.format;
    const text = readStoredText(this.key);
    if (text === null) return (legacyKey === undefined ? null : this.understood(readStoredText(legacyKey))) ?? fallback;
    const value = this.understood(text);
    if (value === null && !isNewer(parseStoredJson(text))) this.isDamagedAtKey = !setAside(this.key, text);
    return value ?? fallback;
  }

  private understood(text: string | null): Value | null {
    const stored = parseStoredJson(text);
    return stored === undefined ? null : this.format.parse(stored);
  }
}

/** Options of the site's own stores. Raise `version` when older pages can no longer read the data. */
interface EnvelopeOptions<Value> {
  readonly version: number;
  readonly fallback: Value;
  readonly parse: (data: unknown) => Value | null;
  /** Converts the data for storage; by default it is stored as it is. */
  readonly print?: (value: Value) => unknown;
}

const isEnvelope = (stored: unknown): stored is { version: number; data: unknown } =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  typeof stored.version === 'number' &&
  'data' in stored;

/** A store of the form {version, data}. Data from a newer version is neither read nor overwritten. */
export function createEnvelopeStore<Value>(key: string, options: EnvelopeOptions<Value>): Store<Value> {
  const { version, fallback, parse, print = (value) => value } = options;
  return new DeviceStore(key, {
    fallback,
    parse: (stored) => (isEnvelope(stored) && stored.version === version ? parse(stored.data) : null),
    print: (value) => ({ version, data: print(value) }),
    isNewer: (stored) => isEnvelope(stored) && stored.version > version,
    isWrittenAtOnce: false,
  });
}

/** Options of stores whose keys are named in the specification. They hold the bare value in the specified shape. */
interface BareOptions<Value> {
  readonly fallback: Value;
  readonly parse: (stored: unknown) => Value | null;
  readonly legacyKey?: string;
  /** False if the absence of the key means something. The key then stays absent until the value changes. */
  readonly isWrittenAtOnce?: boolean;
}

/** A store that holds the bare value, so that data from older versions stays readable. */
export const createBareStore = <Value>(key: string, options: BareOptions<Value>): Store<Value> =>
  new DeviceStore(key, { isWrittenAtOnce: true, ...options, print: (value) => value, isNewer: () => false });
