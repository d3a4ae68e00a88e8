/*
 * Ignores a tap on something that has just appeared under the finger, because the player cannot have seen it yet. So
 * the second tap of a double tap on "Start" is not an answer. Anything that was there before reacts to every tap,
 * however fast.
 */

/** In ms. After something appears, an intentional press takes at least this long. */
export const TOO_SOON_MS = 350;
/** How long (ms) a press is remembered. What it opens may have to be loaded first. */
const REMEMBERED_MS = 3000;
/** How far apart (CSS px) two presses of the same spot can be: the size of the smallest target. */
const NEAR_PX = 48;
/** A control that has moved less than this (CSS px) counts as being in the same place. */
const MOVED_PX = NEAR_PX / 2;

const CONTROL = 'a, button, input, label, select, summary, textarea';

export const findClosestControl = (element: Element): Element | null => element.closest(CONTROL);

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Press extends Point {
  readonly target: Element;
}

/** A control as it was during an earlier press nearby. */
interface Seen {
  readonly name: string;
  readonly box: DOMRect;
}

/** An earlier press, and the controls near it at that time. */
interface Spot extends Point {
  readonly atMs: number;
  readonly seen: readonly Seen[];
}

/** Identifies a control by its name, even if the page has replaced its element. */
const nameOf = (control: Element): string =>
  [control.localName, control.getAttribute('aria-label'), control.textContent].join(' ');

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The point of a box closest to another point. `inset` (0 to 1) moves it inwards, for round corners. */
function nearestIn({ left, top, width, height }: DOMRect, { x, y }: Point, inset = 0): Point {
  const [dx, dy] = [width * inset, height * inset];
  return { x: clamp(x, left + dx, left + width - dx), y: clamp(y, top + dy, top + height - dy) };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The controls near a point that are not covered by something else. */
function controlsNear(point: Point): readonly Seen[] {
  const seen: Seen[] = [];
  for (const control of document.querySelectorAll(CONTROL)) {
    const box = control.getBoundingClientRect();
    if (distance(nearestIn(box, point), point) > NEAR_PX) continue;
    const { x, y } = nearestIn(box, point, 0.25);
    const met = document.elementFromPoint(x, y);
    if (met !== null && findClosestControl(met) === control) seen.push({ name: nameOf(control), box });
  }
  return seen;
}

/** Whether a control was already there during an earlier press. */
function wasThere(control: Element, press: Press, { seen }: Spot): boolean {
  const name = nameOf(control);
  return seen.some((one) => one.name === name && distance(nearestIn(one.box, press), press) <= MOVED_PX);
}

/** The presses of a page, and when its elements appeared or changed. */
export function createPressHistory() {
  let spots: readonly Spot[] = [];
  /** When an element was added, or when the text of a control changed. */
  const changedAtMs = new WeakMap<Node, number>();
  let state: 'idle' | 'watching' = 'idle';

  /** Starts observing changes of the page. Only needed for touch, because for mice the browser itself counts clicks. */
  function watchChanges(): void {
    if (state === 'watching') return;
    state = 'watching';
    new MutationObserver((changes) => {
      const now = performance.now();
      for (const { target, addedNodes } of changes) {
        const control = findClosestControl(
          target instanceof Element ? target : (target.parentElement ?? document.body),
        );
        if (control !== null) changedAtMs.set(control, now);
        for (const node of addedNodes) changedAtMs.set(node, now);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }

  /** Records a press just before the page handles it. */
  function record({ x, y }: Press): void {
    const now = performance.now();
    const others = spots.filter((spot) => now - spot.atMs < REMEMBERED_MS && distance(spot, { x, y }) > NEAR_PX);
    spots = [...others, { x, y, atMs: now, seen: controlsNear({ x, y }) }];
  }

  /** How long ago an element appeared or changed, in ms. */
  function ageOf(element: Element, now: number): number {
    let since = -Infinity;
    for (let node: Node | null = element; node !== null; node = node.parentNode)
      since = Math.max(since, changedAtMs.get(node) ?? -Infinity);
    return now - since;
  }

  const spotsNear = (press: Press, now: number): readonly Spot[] =>
    spots.filter((spot) => now - spot.atMs < REMEMBERED_MS && distance(spot, press) <= NEAR_PX);

  /** Whether something else was pressed here recently. */
  function wasElsePressedHere(press: Press): boolean {
    const control = findClosestControl(press.target);
    return control !== null && spotsNear(press, performance.now()).some((spot) => !wasThere(control, press, spot));
  }

  /**
   * Whether the pressed element has just appeared in a place where something else was pressed before. New elements that
   * are not controls count too, because a press outside a dialog closes it.
   */
  function isTooSoon(press: Press): boolean {
    const now = performance.now();
    const control = findClosestControl(press.target);
    const isNew = ageOf(control ?? press.target, now) < TOO_SOON_MS;
    return spotsNear(press, now).some((spot) =>
      control === null ? isNew : (isNew || now - spot.atMs < TOO_SOON_MS) && !wasThere(control, press, spot),
    );
  }

  return { watchChanges, record, wasElsePressedHere, isTooSoon };
}
