/*
 * The scroll position of each history entry of this visit. The browser itself would scroll before the page of an entry
 * has been rendered.
 */
import type { Location } from 'react-router-dom';
import { once } from '../../ui/once';

const STORED_AS = 'numeria.scrolled';
/** More entries than anyone will go back through. */
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

function stayHere(): void {}

export type ScrollPositions = ReturnType<typeof createScrollPositions>;

/** The scroll positions of a tab. */
export function createScrollPositions() {
  // Read from the device when it is first needed, because a page that is prerendered has no storage.
  const known = once(read);
  /** The visible history entry; null while the next page is loading. */
  let shown: string | null = null;
  let stopFollowing = stayHere;

  function note(): void {
    if (shown === null) return;
    known().delete(shown);
    known().set(shown, scrollY);
  }

  function store(): void {
    // A scroll event would be delivered in the next frame, and there may not be one.
    note();
    try {
      sessionStorage.setItem(STORED_AS, JSON.stringify([...known()].slice(-MAX_POSITIONS)));
    } catch {
      // Without storage, going back after a reload leads to the top of each page.
    }
  }

  function handBack(): void {
    store();
    // After a reload or a return from another site, the browser itself restores the position.
    history.scrollRestoration = 'auto';
  }

  /** Records the scroll position of each entry until the returned function is called. */
  function track(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    takeOver();
    addEventListener('scroll', note, { passive: true, signal });
    addEventListener('pagehide', handBack, { signal });
    addEventListener('pageshow', takeOver, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && store(), { signal });
    return () => listening.abort();
  }

  /** Records the position and stops until `restore` is called for the next entry. */
  function stopTracking(): void {
    shown = null;
    stopFollowing();
  }

  /** Calls `isReached` again whenever the page grows, until it returns true or the visitor takes over. */
  function whileGrowing(isReached: () => boolean): void {
    if (isReached()) return;
    const growth = new ResizeObserver(() => {
      if (isReached()) stopFollowing();
    });
    const timer = setTimeout(() => stopFollowing(), GROWING_MS);
    const listening = new AbortController();
    stopFollowing = () => {
      growth.disconnect();
      clearTimeout(timer);
      listening.abort();
    };
    growth.observe(document.body);
    for (const type of TAKEN_OVER_BY)
      addEventListener(type, stopFollowing, { passive: true, signal: listening.signal });
  }

  /** Scrolls to the old position, even if the page reaches that height a moment later. */
  const scrollBackTo = (left: number): void =>
    whileGrowing(() => {
      scrollTo({ top: left, behavior: 'instant' });
      return scrollY >= left - 1;
    });

  /** Calls `scroll` for a new entry, with its old position if it was seen before. */
  function restore(location: Location, scroll: (left: number | undefined) => void): void {
    const name = nameOf(location);
    stopTracking();
    scroll(known().get(name));
    shown = name;
    note();
  }

  return { track, stopTracking, whileGrowing, scrollBackTo, restore };
}
