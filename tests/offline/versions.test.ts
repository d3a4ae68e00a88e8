// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepChecking, Versions } from '../../src/device/offline/versions';

/** A service worker as far as versions know it. */
class Worker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();
  readonly update = vi.fn<() => Promise<void>>(async () => {});

  /** A new version is found, fetched, and waits. */
  fetchNext(): Worker {
    const worker = new Worker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

class Workers extends EventTarget {
  controller: Worker | null = new Worker();

  /** Another version answers for this tab from now on. */
  change(): void {
    this.controller = new Worker();
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const HOUR_MS = 3_600_000;
const reload = vi.fn<() => void>();
let registration = new Registration();
let workers = new Workers();
const versions = () =>
  new Versions(registration as unknown as ServiceWorkerRegistration, workers as unknown as ServiceWorkerContainer);

beforeEach(() => {
  registration = new Registration();
  workers = new Workers();
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

describe('A tab', () => {
  it('offers nothing while there is nothing new, nor when the site is kept for the first time', () => {
    registration.active = null;
    workers.controller = null;
    const first = versions();
    registration.fetchNext();
    workers.change();
    expect(first.isOffered()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('offers what was fetched while it was open, and what waited before', () => {
    const open = versions();
    const heard = vi.fn<() => void>();
    open.subscribe(heard);
    expect(open.isOffered()).toBe(false);
    registration.fetchNext();
    expect(open.isOffered()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(versions().isOffered()).toBe(true);
  });

  it('offers what was being fetched when it began to look', () => {
    const worker = new Worker();
    registration.installing = worker;
    const open = versions();
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    expect(open.isOffered()).toBe(true);
  });

  it('takes the new version at once when it is told to, and is loaded again only when that answers', () => {
    const open = versions();
    const worker = registration.fetchNext();
    open.take();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, []);
    expect(open.isOffered()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    workers.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that came past the service worker is loaded again too when it takes the new version', () => {
    workers.controller = null;
    const open = versions();
    registration.fetchNext();
    open.take();
    workers.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is offered the new version, and not loaded again, when another tab has taken it', () => {
    const open = versions();
    registration.fetchNext();
    registration.waiting = null;
    workers.change();
    expect(reload).not.toHaveBeenCalled();
    expect(open.isOffered()).toBe(true);
    open.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('offers no waiting version for a day once its player would rather wait, also when it is loaded again', () => {
    const nowMs = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(nowMs);
    const open = versions();
    registration.fetchNext();
    open.putOff();
    expect(open.isOffered()).toBe(false);
    registration.fetchNext();
    open.check(0);
    expect(open.isOffered()).toBe(false);
    expect(versions().isOffered()).toBe(false);
    now.mockReturnValue(nowMs + 86_400_000);
    expect(versions().isOffered()).toBe(true);
    open.check(HOUR_MS);
    expect(open.isOffered()).toBe(true);
  });

  it('is offered again, once, what its player put off when another tab takes it: its own files are gone then', () => {
    const open = versions();
    registration.fetchNext();
    open.putOff();
    registration.waiting = null;
    workers.change();
    expect(open.isOffered()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    open.putOff();
    expect(open.isOffered()).toBe(false);
  });

  it('still lets its player wait where the device keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    });
    const open = versions();
    registration.fetchNext();
    open.putOff();
    expect(open.isOffered()).toBe(false);
  });
});

describe('A tab that stays open', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks for a new version at once, every hour, and when it is looked at again, but not every minute', () => {
    keepChecking(versions(), () => false);
    expect(registration.update).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HOUR_MS);
    expect(registration.update).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(3);
  });

  it('does not ask in the middle of a round', () => {
    keepChecking(versions(), () => true);
    vi.advanceTimersByTime(3 * HOUR_MS);
    expect(registration.update).not.toHaveBeenCalled();
  });

  it('makes no noise where there is no network', async () => {
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    keepChecking(versions(), () => false);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});
