import { createStore, type PageStore } from './page-store';
import { getText, isSetAside, keepInPage, parsed, setText } from './stored-text';
import { whenIdle } from './when-idle';

/*
 * What the site keeps on this device. Everything read is validated; what cannot be read is set aside, never destroyed;
 * what changes is written when the page is idle, or left; two tabs that write at the same time both count; and where the
 * device keeps nothing, the page goes on without it.
 */

/** Whether this tab has changed a value, or another one. */
type Origin = 'here' | 'elsewhere';

/** One value on this device. */
export interface Store<Value> {
  /** Where on the device it lies. */
  readonly key: string;
  /** How it is written there and read again. */
  readonly format: Format<Value>;
  /** The value as this tab knows it now. */
  readonly read: () => Value;
  /**
   * Changes the value. `change` is applied again to what another tab may have written meanwhile; where it gives back the
   * very same value, nothing is written.
   */
  update(change: (value: Value) => Value): void;
  /** Calls `listener` after every change, of this tab or another, until the returned function is called. */
  readonly subscribe: PageStore<Value, [origin: Origin]>['subscribe'];
}

/** How a value is written and read. `parse` gives null where the stored thing is no such value. */
export interface Format<Value> {
  readonly fallback: Value;
  readonly parse: (stored: unknown) => Value | null;
  readonly print: (value: Value) => unknown;
  /** True for a thing that a newer version of the site wrote: it is left alone. */
  readonly isNewer: (stored: unknown) => boolean;
  /** A key of long ago to begin from when this one is absent. */
  readonly legacyKey?: string;
  /** Whether the key is written as soon as it is found absent. */
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
  /** What this tab wrote last: while it stands there unchanged, nothing has to be read again. */
  private lastText: string | null = null;

  constructor(key: string, format: Format<Value>) {
    this.key = key;
    this.format = format;
    ({
      read: this.read,
      subscribe: this.subscribe,
      set: this.become,
    } = createStore<Value, [origin: Origin]>(this.load()));
    // Where the HTML of the pages is made there is neither a device nor another tab.
    if (!('addEventListener' in globalThis)) return;
    if (format.isWrittenAtOnce && getText(key) === null) this.save(this.read());
    globalThis.addEventListener('storage', (event) => {
      if (event.key !== this.key && event.key !== null) return;
      this.lastText = null;
      this.become(this.changed(this.load()), 'elsewhere');
    });
    // Idle time and a lock may come too late when the page is being left: what waits, and what is still to come, is
    // written at once.
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
    else if (isFirst) whenIdle(() => this.writeInTurn());
  }

  /** Writes what waits once no other tab does: none of them writes over what another has just added. */
  private writeInTurn(): void {
    if (this.waiting.length === 0) return;
    if ('locks' in navigator)
      void navigator.locks.request(`numeria:${this.key}`, () => this.write()).catch(() => this.write());
    else this.write();
  }

  private changed(value: Value): Value {
    return this.waiting.reduce((reached, change) => change(reached), value);
  }

  private write(): void {
    if (this.waiting.length === 0) return;
    if (this.lastText !== null && getText(this.key) === this.lastText) {
      this.waiting = [];
      this.save(this.read());
      return;
    }
    const isFromNewer = this.format.isNewer(parsed(getText(this.key)));
    const value = isFromNewer ? this.read() : this.changed(this.load());
    this.waiting = [];
    // Before anyone hears of it: what a listener changes then waits for its own turn, and counts once.
    if (!isFromNewer) this.save(value);
    if (JSON.stringify(value) !== JSON.stringify(this.read())) this.become(value, 'elsewhere');
  }

  private save(value: Value): void {
    const text = JSON.stringify(this.format.print(value));
    this.lastText = text;
    // What is damaged and could not be set aside is left where it is.
    if (this.isDamagedAtKey) keepInPage(this.key, text);
    else setText(this.key, text);
  }

  private load(): Value {
    const { fallback, legacyKey, isNewer } = this.format;
    const text = getText(this.key);
    if (text === null) return (legacyKey === undefined ? null : this.understood(getText(legacyKey))) ?? fallback;
    const value = this.understood(text);
    if (value === null && !isNewer(parsed(text))) this.isDamagedAtKey = !isSetAside(this.key, text);
    return value ?? fallback;
  }

  private understood(text: string | null): Value | null {
    const stored = parsed(text);
    return stored === undefined ? null : this.format.parse(stored);
  }
}

/** How a store of our own is described: raise `version` when older pages could no longer read the data. */
interface EnvelopeOptions<Value> {
  readonly version: number;
  readonly fallback: Value;
  readonly parse: (data: unknown) => Value | null;
  /** How the data is written; as it is, if nothing is said. */
  readonly print?: (value: Value) => unknown;
}

const isEnvelope = (stored: unknown): stored is { version: number; data: unknown } =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  typeof stored.version === 'number' &&
  'data' in stored;

/** A store of our own, as {version, data}. Data of a newer version is neither read nor overwritten. */
export function envelopeStore<Value>(key: string, options: EnvelopeOptions<Value>): Store<Value> {
  const { version, fallback, parse, print = (value) => value } = options;
  return new DeviceStore(key, {
    fallback,
    parse: (stored) => (isEnvelope(stored) && stored.version === version ? parse(stored.data) : null),
    print: (value) => ({ version, data: print(value) }),
    isNewer: (stored) => isEnvelope(stored) && stored.version > version,
    isWrittenAtOnce: false,
  });
}

/** How a store under a key of the specification is described: the bare value, in the specification's shape. */
interface BareOptions<Value> {
  readonly fallback: Value;
  readonly parse: (stored: unknown) => Value | null;
  readonly legacyKey?: string;
  /** False where an absent key says something of its own: it stays absent until the value changes. */
  readonly isWrittenAtOnce?: boolean;
}

/** A store that holds the bare value, so that returning visitors keep what older versions wrote. */
export const bareStore = <Value>(key: string, options: BareOptions<Value>): Store<Value> =>
  new DeviceStore(key, { isWrittenAtOnce: true, ...options, print: (value) => value, isNewer: () => false });
