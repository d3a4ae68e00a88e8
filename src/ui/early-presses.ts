/*
 * What has just appeared under a finger does not take that finger's next tap: nobody has seen it yet. So the second half of a
 * double tap on "Start" is not an answer. What was there before takes every tap, however quickly one follows another.
 */

/** Nobody presses on purpose what has been there for a shorter time (ms). */
const TOO_SOON_MS = 350;
/** For so long (ms) a place counts as pressed before: whatever a press opens may have to be fetched. */
const REMEMBERED_MS = 3000;
/** How far apart two presses of one place can be (CSS px): the smallest target. */
const NEAR_PX = 48;
/** A control that has moved less (CSS px) is still where it was. */
const MOVED_PX = NEAR_PX / 2;

const CONTROL = 'a, button, input, label, select, summary, textarea';

/** What is pressed where this is. */
export const controlOf = (element: Element): Element | null => element.closest(CONTROL);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A press of a finger or a mouse. */
export interface Press extends Point {
  readonly target: Element;
}

/** A control as it was when something near it was pressed. */
interface Seen {
  readonly name: string;
  readonly box: DOMRect;
}

/** A place that was pressed, and what could be pressed near it then. */
interface Spot extends Point {
  readonly atMs: number;
  readonly seen: readonly Seen[];
}

let spots: readonly Spot[] = [];
/** When something was added to the page, or when a control began to say something else. */
const changedAtMs = new WeakMap<Node, number>();
let state: 'idle' | 'watching' = 'idle';

/** Follows from now on what is added to the page. Only touch needs it: a browser counts the clicks of a mouse. */
export function watchChanges(): void {
  if (state === 'watching') return;
  state = 'watching';
  new MutationObserver((changes) => {
    const now = performance.now();
    for (const { target, addedNodes } of changes) {
      const control = controlOf(target instanceof Element ? target : (target.parentElement ?? document.body));
      if (control !== null) changedAtMs.set(control, now);
      for (const node of addedNodes) changedAtMs.set(node, now);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** By its name a key is still the same where the page has made it anew. */
const nameOf = (control: Element): string =>
  [control.localName, control.getAttribute('aria-label'), control.textContent].join(' ');

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The point of a box that is nearest to another point. Its corners may be round: so far (0 to 1) it is within them. */
function nearestIn({ left, top, width, height }: DOMRect, { x, y }: Point, inset = 0): Point {
  const [dx, dy] = [width * inset, height * inset];
  return { x: clamp(x, left + dx, left + width - dx), y: clamp(y, top + dy, top + height - dy) };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The controls that a finger would meet near a point: what something else covers is not there. */
function controlsNear(point: Point): readonly Seen[] {
  const seen: Seen[] = [];
  for (const control of document.querySelectorAll(CONTROL)) {
    const box = control.getBoundingClientRect();
    if (distance(nearestIn(box, point), point) > NEAR_PX) continue;
    const { x, y } = nearestIn(box, point, 0.25);
    const met = document.elementFromPoint(x, y);
    if (met !== null && controlOf(met) === control) seen.push({ name: nameOf(control), box });
  }
  return seen;
}

/** Remembers a press, just before the page acts on it. */
export function notePress({ x, y }: Press): void {
  const now = performance.now();
  const others = spots.filter((spot) => now - spot.atMs < REMEMBERED_MS && distance(spot, { x, y }) > NEAR_PX);
  spots = [...others, { x, y, atMs: now, seen: controlsNear({ x, y }) }];
}

/** How long ago something came to be as it is, in ms. */
function ageOf(element: Element, now: number): number {
  let since = -Infinity;
  for (let node: Node | null = element; node !== null; node = node.parentNode)
    since = Math.max(since, changedAtMs.get(node) ?? -Infinity);
  return now - since;
}

/** The places near a press that were pressed not long ago. */
const spotsNear = (press: Press, now: number): readonly Spot[] =>
  spots.filter((spot) => now - spot.atMs < REMEMBERED_MS && distance(spot, press) <= NEAR_PX);

/** Whether what is pressed now could be pressed where it is when a place near it was. */
function wasThere(control: Element, press: Press, { seen }: Spot): boolean {
  const name = nameOf(control);
  return seen.some((one) => one.name === name && distance(nearestIn(one.box, press), press) <= MOVED_PX);
}

/** Whether something else was pressed here, or close by, not long ago. */
export function isSomethingElse(press: Press): boolean {
  const control = controlOf(press.target);
  return control !== null && spotsNear(press, performance.now()).some((spot) => !wasThere(control, press, spot));
}

/**
 * Whether what is pressed has only just appeared where something else was pressed before. Of what is no control this counts
 * where it is new: a press beside a dialog closes it.
 */
export function isTooSoon(press: Press): boolean {
  const now = performance.now();
  const control = controlOf(press.target);
  const isNew = ageOf(control ?? press.target, now) < TOO_SOON_MS;
  return spotsNear(press, now).some((spot) =>
    control === null ? isNew : (isNew || now - spot.atMs < TOO_SOON_MS) && !wasThere(control, press, spot),
  );
}
