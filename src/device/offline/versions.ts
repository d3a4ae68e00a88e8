import { createStore } from '../page-store';

/*
 * The versions of the site on this device. A new one is fetched behind the page and then waits: the service worker that
 * brings it takes over when the player says so, or when the last tab is closed.
 */

/** Under this name the tab remembers when its player said that they would rather wait, in milliseconds since 1970. */
const PUT_OFF = 'numeria.updatePutOff';
/** For how long that counts: browsers open the tabs of yesterday again, with all that they remember. */
const PUT_OFF_MS = 86_400_000;
/** How often a tab that stays open asks for a new version, and how soon again at the earliest. */
const CHECK = { everyMs: 3_600_000, soonestMs: 600_000 } as const;

/**
 * `current`: nothing to offer, or the player would rather wait. `ready`: a new version waits. `outdated`: another tab has
 * taken it, and this one still runs the old, whose files are gone. `taken`: it is being taken here.
 */
type Stage = 'current' | 'ready' | 'outdated' | 'taken';

/** What a tab does with new versions. */
export class Versions {
  private readonly stage = createStore<Stage>('current');
  private readonly registration: ServiceWorkerRegistration;
  private checkedMs = Number.NEGATIVE_INFINITY;
  /** When the player said that they would rather wait, in milliseconds since 1970. */
  private putOffMs = putOffBefore();

  constructor(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer) {
    this.registration = registration;
    let isControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // A tab that came past the service worker has none, until it is told to take one.
      if (isControlled || this.stage.read() === 'taken') this.onTakeOver();
      isControlled = true;
    });
    const follow = (): void => registration.installing?.addEventListener('statechange', () => this.look());
    registration.addEventListener('updatefound', follow);
    follow();
    this.look();
  }

  /** Whether a new version can be had by `take`. */
  readonly isOffered = (): boolean => ['ready', 'outdated'].includes(this.stage.read());

  /** Calls `listener` when `isOffered` may have changed, until the returned function is called. */
  readonly subscribe = this.stage.subscribe;

  /** Loads this tab with the new version. Other tabs go on with what they have, and are offered the same. */
  take(): void {
    const { waiting } = this.registration;
    if (waiting === null) {
      location.reload();
      return;
    }
    this.stage.set('taken');
    waiting.postMessage({ type: 'SKIP_WAITING' }, []);
  }

  /** Offers no version that waits for a day; one that another tab takes leaves this one without its files, and is offered. */
  putOff(): void {
    this.putOffMs = Date.now();
    try {
      sessionStorage.setItem(PUT_OFF, String(this.putOffMs));
    } catch {
      // A tab that remembers nothing asks again when it is loaded again.
    }
    this.stage.set('current');
  }

  /** Asks the server for a new version, now and then; where there is no network only what has come before is offered. */
  check(nowMs: number): void {
    this.look();
    if (nowMs - this.checkedMs < CHECK.soonestMs) return;
    this.checkedMs = nowMs;
    this.registration.update().catch(() => {});
  }

  private look(): void {
    const { waiting, active } = this.registration;
    if (this.stage.read() !== 'current' || Date.now() - this.putOffMs < PUT_OFF_MS) return;
    // The first version of all has nobody to wait for.
    if (waiting !== null && active !== null) this.stage.set('ready');
  }

  private onTakeOver(): void {
    if (this.stage.read() === 'taken') location.reload();
    else this.stage.set('outdated');
  }
}

function putOffBefore(): number {
  try {
    return Number(sessionStorage.getItem(PUT_OFF)) || 0;
  } catch {
    return 0;
  }
}

/** Has a tab ask for new versions now, every hour, and when it is looked at again, but never while `isBusy`. */
export function keepChecking(versions: Versions, isBusy: () => boolean): void {
  const check = (): void => {
    if (document.visibilityState === 'visible' && !isBusy()) versions.check(performance.now());
  };
  check();
  setInterval(check, CHECK.everyMs);
  document.addEventListener('visibilitychange', check);
}
