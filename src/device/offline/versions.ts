import { createStore } from '../../ui/page-store';

/*
 * The versions of the site on this device. A new version is downloaded in the background and then waits: its service
 * worker takes over when the player agrees or when the last tab is closed.
 */

/** Session storage key: when the player chose Later, in milliseconds since 1970. */
const PUT_OFF = 'numeria.updatePutOff';
/** How long that choice lasts. It is limited because browsers reopen yesterday's tabs with their session storage. */
const PUT_OFF_MS = 86_400_000;
/** How often an open tab checks for a new version, and the minimum time between checks. */
const CHECK = { everyMs: 3_600_000, soonestMs: 600_000 } as const;

/**
 * `current`: there is nothing to offer, or the player chose Later. `ready`: a new version is waiting. `outdated`:
 * another tab has taken the new version, and this one still runs the old version, whose files are gone. `taken`: this
 * tab is taking it.
 */
type Stage = 'current' | 'ready' | 'outdated' | 'taken';

export class SiteVersions {
  private readonly stage = createStore<Stage>('current');
  private readonly registration: ServiceWorkerRegistration;
  private checkedMs = Number.NEGATIVE_INFINITY;
  /** When the player chose Later, in milliseconds since 1970. */
  private putOffMs = putOffBefore();

  constructor(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer) {
    this.registration = registration;
    let isControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // A tab that was loaded without the service worker has no controller until the worker claims it.
      if (isControlled || this.stage.read() === 'taken') this.onTakeOver();
      isControlled = true;
    });
    const follow = (): void => registration.installing?.addEventListener('statechange', () => this.look());
    registration.addEventListener('updatefound', follow);
    follow();
    this.look();
  }

  /** Whether a new version can be taken with `take`. */
  readonly isOffered = (): boolean => ['ready', 'outdated'].includes(this.stage.read());

  /** Calls `listener` when `isOffered` may have changed, until the returned function is called. */
  readonly subscribe = this.stage.subscribe;

  /** Reloads this tab with the new version. Other tabs stay on the old version and show the same offer. */
  take(): void {
    const { waiting } = this.registration;
    if (waiting === null) {
      location.reload();
      return;
    }
    this.stage.set('taken');
    waiting.postMessage({ type: 'SKIP_WAITING' }, []);
  }

  /**
   * Stops offering a waiting version for a day. If another tab takes it, the files of this tab are gone, so it is
   * offered again.
   */
  postpone(): void {
    this.putOffMs = Date.now();
    try {
      sessionStorage.setItem(PUT_OFF, String(this.putOffMs));
    } catch {
      // A tab without session storage offers it again after a reload.
    }
    this.stage.set('current');
  }

  /**
   * Asks the server for a new version, unless it did so recently. Offline, only a version that has already been
   * downloaded is offered.
   */
  check(nowMs: number): void {
    this.look();
    if (nowMs - this.checkedMs < CHECK.soonestMs) return;
    this.checkedMs = nowMs;
    this.registration.update().catch(() => {});
  }

  private look(): void {
    const { waiting, active } = this.registration;
    if (this.stage.read() !== 'current' || Date.now() - this.putOffMs < PUT_OFF_MS) return;
    // The very first version does not have to wait for an older one.
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

/** Checks for new versions now, every hour, and when the tab becomes visible, but never while `isBusy`. */
export function checkRegularly(versions: SiteVersions, isBusy: () => boolean): void {
  const check = (): void => {
    if (document.visibilityState === 'visible' && !isBusy()) versions.check(performance.now());
  };
  check();
  setInterval(check, CHECK.everyMs);
  document.addEventListener('visibilitychange', check);
}
