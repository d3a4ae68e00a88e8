/*
 * How far down the page stood at each place of the visit: at each entry of the browser's history. The browser itself would
 * scroll before the page of that place is there.
 */
import type { Location } from 'react-router-dom';

const STORED_AS = 'numeria.scrolled';
/** More than anybody goes back. */
const MAX_PLACES = 100;
/** For so long a page may grow to where it was left: what it asks for itself comes a little later. */
const GROWING_MS = 3000;
/** Whoever does one of these has taken the page over. */
const TAKEN_OVER_BY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let positions: Map<string, number> | null = null;
/** The place that is seen; none while the page of another is fetched. */
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
  // What has just scrolled is told of in the next frame, which may not come any more.
  note();
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...(positions ?? [])].slice(-MAX_PLACES)));
  } catch {
    // Without room for it, the way back after a reload leads to the top of each page.
  }
}

/** The name of the place that is shown. What the router did not bring, a jump within the page, has no key of its own. */
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
  // Loading again, or coming back from another site, is the browser's own work.
  history.scrollRestoration = 'auto';
}

function keepWhenHidden(): void {
  if (document.hidden) keep();
}

/** Notes how far down each place stands, until the returned function is called. */
export function watchScrolling(): () => void {
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

/** From now on no place is seen, until `arriveAt` names the next. */
export function rememberScroll(): void {
  shown = null;
  stopFollowing();
}

/** Scrolls to where a place was left, also when its page grows so far only a moment later. */
export function returnTo(left: number): void {
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

/** Lets `scroll` bring the page of a place to where it belongs; it is told where the place was left, if it was seen before. */
export function arriveAt(location: Location, scroll: (left: number | undefined) => void): void {
  positions ??= read();
  const name = nameOf(location);
  rememberScroll();
  scroll(positions.get(name));
  shown = name;
  note();
}
