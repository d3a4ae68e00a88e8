/*
 * The scroll position of each history entry of this visit. The browser itself would scroll before the page of an entry
 * has been rendered.
 */
import type { Location } from 'react-router-dom';

const STORED_AS = 'numeria.scrolled';
/** More entries than anyone goes back. */
const MAX_POSITIONS = 100;
/** How long a page can take to grow back to its old height, because its data may arrive a little later. */
const GROWING_MS = 3000;
/** After any of these events, the page no longer scrolls by itself. */
const TAKEN_OVER_BY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const isPosition = (one: unknown): one is [string, number] =>
  Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]);

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** The key of the current entry. The router does not know about jumps within the page, so they have no key. */
function nameOf({ key }: Location): string {
  if (key !== 'default') return key;
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'entryKey' in state) return String(state.entryKey);
  const entryKey = `${Date.now()}.${Math.random()}`;
  history.replaceState(Object.assign({}, state, { entryKey }), '');
  return entryKey;
}

function takeOver(): void {
  history.scrollRestoration = 'manual';
}

/** The scroll positions of a tab. */
export class ScrollPositions {
  private positions: Map<string, number> | null = null;
  /** The visible history entry; null while the next page is loading. */
  private shown: string | null = null;
  private stopFollowing = () => {};

  /** Records the scroll position of each entry until the returned function is called. */
  track(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    takeOver();
    addEventListener('scroll', () => this.note(), { passive: true, signal });
    addEventListener('pagehide', () => this.handBack(), { signal });
    addEventListener('pageshow', takeOver, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && this.store(), { signal });
    return () => listening.abort();
  }

  /** Records the position and stops until `restore` is called for the next entry. */
  stopTracking(): void {
    this.shown = null;
    this.stopFollowing();
  }

  /** Scrolls to the old position, even if the page reaches that height a moment later. */
  scrollBackTo(left: number): void {
    const isReached = (): boolean => {
      scrollTo({ top: left, behavior: 'instant' });
      return scrollY >= left - 1;
    };
    if (isReached()) return;
    const listening = new AbortController();
    const stop = () => listening.abort();
    const growth = new ResizeObserver(() => {
      if (isReached()) stop();
    });
    const timer = setTimeout(stop, GROWING_MS);
    listening.signal.addEventListener('abort', () => {
      growth.disconnect();
      clearTimeout(timer);
    });
    this.stopFollowing = stop;
    growth.observe(document.body);
    for (const type of TAKEN_OVER_BY) addEventListener(type, stop, { passive: true, signal: listening.signal });
  }

  /** Calls `scroll` for a new entry, with its old position if it was seen before. */
  restore(location: Location, scroll: (left: number | undefined) => void): void {
    const name = nameOf(location);
    this.stopTracking();
    scroll(this.known().get(name));
    this.shown = name;
    this.note();
  }

  /** Read from the device when it is first needed, because a page that is prerendered has no storage. */
  private known(): Map<string, number> {
    this.positions ??= read();
    return this.positions;
  }

  private note(): void {
    if (this.shown === null) return;
    this.known().delete(this.shown);
    this.known().set(this.shown, scrollY);
  }

  private store(): void {
    // A scroll event would be delivered in the next frame, and there may not be one.
    this.note();
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify([...this.known()].slice(-MAX_POSITIONS)));
    } catch {
      // Without storage, going back after a reload leads to the top of each page.
    }
  }

  private handBack(): void {
    this.store();
    // After a reload or a return from another site, the browser itself restores the position.
    history.scrollRestoration = 'auto';
  }
}
