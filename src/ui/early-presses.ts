/*
 * What has just appeared under a finger does not take that finger's next tap: nobody has seen it yet. So the second half of a
 * double tap on "Start" is not an answer, and a tap that comes too late to take something back does not begin it again.
 */

/** Nobody presses on purpose what has been there for a shorter time (ms). */
const TOO_SOON_MS = 350;
/** For so long (ms) a place counts as pressed before: whatever a press opens may have to be fetched. */
const REMEMBERED_MS = 3000;
/** How far apart two presses of one place can be (CSS px): the smallest target. */
const NEAR_PX = 48;

const CONTROL = 'a, button, input, label, select, summary, textarea';

/** What is pressed where this is. */
export const controlOf = (element: Element): Element | null => element.closest(CONTROL);

/** A press of a finger or a mouse. */
export interface Press {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
}

/** A place that was pressed, and what was there. */
interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  readonly control: Element | null;
  readonly text: string;
}

let pressed: readonly Pressed[] = [];
/** When something came to the page, or when a control began to say something else. */
const changedAtMs = new WeakMap<Node, number>();
let state: 'idle' | 'watching' = 'idle';

/** Follows from now on what comes to the page. Only touch needs it: for a mouse the browser itself says what a double click is. */
export function watchChanges(): void {
  if (state === 'watching') return;
  state = 'watching';
  new MutationObserver((changes) => {
    const now = performance.now();
    for (const { target, addedNodes } of changes) {
      const control =
        target instanceof Element ? controlOf(target) : target.parentElement && controlOf(target.parentElement);
      if (control !== null) changedAtMs.set(control, now);
      for (const node of addedNodes) changedAtMs.set(node, now);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const textOf = (control: Element | null): string => control?.textContent ?? '';

/** Remembers a press, just before the page acts on it. */
export function notePress({ target, x, y }: Press): void {
  const now = performance.now();
  const control = controlOf(target);
  const others = pressed.filter((spot) => now - spot.atMs < REMEMBERED_MS && !isNear(spot, { x, y }));
  pressed = [...others, { x, y, atMs: now, control, text: textOf(control) }];
}

const isNear = (spot: Pressed, { x, y }: Pick<Press, 'x' | 'y'>): boolean =>
  Math.hypot(spot.x - x, spot.y - y) <= NEAR_PX;

function hasChanged({ x, y, control, text }: Pressed): boolean {
  const under = document.elementFromPoint(x, y);
  const now = under && controlOf(under);
  return now !== control || textOf(now) !== text;
}

/** How long ago something came to be as it is, in ms. */
function ageOf(control: Element, now: number): number {
  let since = -Infinity;
  for (let node: Node | null = control; node !== null; node = node.parentNode)
    since = Math.max(since, changedAtMs.get(node) ?? -Infinity);
  return now - since;
}

/** Whether something else was pressed here, or close by, not long ago. */
export const isSomethingElse = (press: Press): boolean =>
  controlOf(press.target) !== null && pressed.some((spot) => isNear(spot, press) && hasChanged(spot));

/** Whether what is pressed has only just appeared where something else was pressed before. */
export function isTooSoon(press: Press): boolean {
  const control = controlOf(press.target);
  if (control === null) return false;
  const now = performance.now();
  return pressed.some(
    (spot) =>
      isNear(spot, press) &&
      (now - spot.atMs < TOO_SOON_MS || (now - spot.atMs < REMEMBERED_MS && ageOf(control, now) < TOO_SOON_MS)) &&
      hasChanged(spot),
  );
}
