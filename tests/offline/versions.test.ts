// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkRegularly, SiteVersions } from '../../src/device/offline/versions';

/** The parts of a service worker that versions use. */
class Worker extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();
  readonly update = vi.fn<() => Promise<void>>(async () => {});

  /** Finds and downloads a new version, which then waits. */
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

  /** Another version controls this tab from now on. */
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
  new SiteVersions(registration as unknown as ServiceWorkerRegistration, workers as unknown as ServiceWorkerContainer);

beforeEach(() => {
  registration = new Registration();
  workers = new Workers();
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

describe('A tab', () => {
  it('does not offer anything if there is no new version, or when the site is stored for the first time', () => {
    registration.active = null;
    workers.controller = null;
    const first = versions();
    registration.fetchNext();
    workers.change();
    expect(first.isOffered()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('offers a version that was downloaded while it was open, or that was already waiting', () => {
    const open = versions();
    const heard = vi.fn<() => void>();
    open.subscribe(heard);
    expect(open.isOffered()).toBe(false);
    registration.fetchNext();
    expect(open.isOffered()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(versions().isOffered()).toBe(true);
  });

  it('offers a version that was being downloaded during its first check', () => {
    const worker = new Worker();
    registration.installing = worker;
    const open = versions();
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
    expect(open.isOffered()).toBe(true);
  });

  it('activates the new version on request, and reloads only when that version takes control', () => {
    const open = versions();
    const worker = registration.fetchNext();
    open.take();
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }, []);
    expect(open.isOffered()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    workers.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('also reloads when it takes the new version if it has bypassed the service worker', () => {
    workers.controller = null;
    const open = versions();
    registration.fetchNext();
    open.take();
    workers.change();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is offered the new version, without reloading, when another tab has taken it', () => {
    const open = versions();
    registration.fetchNext();
    registration.waiting = null;
    workers.change();
    expect(reload).not.toHaveBeenCalled();
    expect(open.isOffered()).toBe(true);
    open.take();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not offer a waiting version for a day after its player chose Later, even after a reload', () => {
    const nowMs = Date.now();
    const now = vi.spyOn(Date, 'now').mockReturnValue(nowMs);
    const open = versions();
    registration.fetchNext();
    open.postpone();
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

  it('offers a postponed version again when another tab takes it, because its own files are gone then', () => {
    const open = versions();
    registration.fetchNext();
    open.postpone();
    registration.waiting = null;
    workers.change();
    expect(open.isOffered()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    open.postpone();
    expect(open.isOffered()).toBe(false);
  });

  it('can still postpone an update if the device cannot store anything', () => {
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
    open.postpone();
    expect(open.isOffered()).toBe(false);
  });
});

describe('A tab that stays open', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('checks for a new version immediately, every hour, and when it becomes visible, but not every minute', () => {
    checkRegularly(versions(), () => false);
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

  it('does not check in the middle of a round', () => {
    checkRegularly(versions(), () => true);
    vi.advanceTimersByTime(3 * HOUR_MS);
    expect(registration.update).not.toHaveBeenCalled();
  });

  it('does not cause errors offline', async () => {
    registration.update.mockRejectedValue(new TypeError('Failed to fetch'));
    checkRegularly(versions(), () => false);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});
