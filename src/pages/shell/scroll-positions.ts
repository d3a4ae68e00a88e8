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

let positions: Map<string, number> | null = null;
/** The visible history entry; null while the next page is loading. */
let shown: string | null = null;
let stopFollowing = () => {};

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

function keep(): void {
  // A scroll event would be delivered in the next frame, and there may not be one.
  note();
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...(positions ?? [])].slice(-MAX_POSITIONS)));
  } catch {
    // Without storage, going back after a reload leads to the top of each page.
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

function note(): void {
  if (shown === null) return;
  positions?.delete(shown);
  positions?.set(shown, scrollY);
}

function takeOver(): void {
  history.scrollRestoration = 'manual';
}

function handBack(): void {
  keep();
  // After a reload or a return from another site, the browser itself restores the position.
  history.scrollRestoration = 'auto';
}

function keepWhenHidden(): void {
  if (document.hidden) keep();
}

/** Records the scroll position of each entry until the returned function is called. */
export function trackScroll(): () => void {
  positions ??= read();
  takeOver();
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', handBack);
  addEventListener('pageshow', takeOver);
  document.addEventListener('visibilitychange', keepWhenHidden);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', handBack);
    removeEventListener('pageshow', takeOver);
    document.removeEventListener('visibilitychange', keepWhenHidden);
  };
}

/** Records the position and stops until `restoreScroll` is called for the next entry. */
export function stopTrackingScroll(): void {
  shown = null;
  stopFollowing();
}

/** Scrolls to the old position, even if the page reaches that height a moment later. */
export function scrollBackTo(left: number): void {
  const isReached = (): boolean => {
    scrollTo({ top: left, behavior: 'instant' });
    return scrollY >= left - 1;
  };
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
  for (const type of TAKEN_OVER_BY) addEventListener(type, stopFollowing, { passive: true, signal: listening.signal });
}

/** Calls `scroll` for a new entry, with its old position if it was seen before. */
export function restoreScroll(location: Location, scroll: (left: number | undefined) => void): void {
  positions ??= read();
  const name = nameOf(location);
  stopTrackingScroll();
  scroll(positions.get(name));
  shown = name;
  note();
}
