// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { followFingers } from '../../src/ui/several-fingers';
import { createTouches } from '../../src/ui/touches';

interface Spot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Fingers on the screen, and the element that each one landed on. */
const down = new Map<number, Spot & { readonly target: Element }>();
let clicked: string[] = [];

const touchOf = ({ id, x, y, target }: Spot & { readonly target: Element }) => ({
  identifier: id,
  clientX: x,
  clientY: y,
  target,
});

/** Controls are 100 px wide and high, in a row; a dialog covers all of them. */
const inRow = (): readonly Element[] => [...document.querySelectorAll('button, a')];
function boxInRow(this: Element): DOMRect {
  return new DOMRect(100 * inRow().indexOf(this), 0, 100, 100);
}
const under = (x: number): Element =>
  document.querySelector('dialog') ?? (x < 0 ? undefined : inRow()[Math.floor(x / 100)]) ?? document.body;

/**
 * A touch does not always have a pointer, because browsers do not send pointer events while a hand that has slipped
 * scrolls the page.
 */
function comeDown(spot: Spot): void {
  const finger = { ...spot, target: under(spot.x) };
  down.set(spot.id, finger);
  const touches = [...down.values()].map(touchOf);
  fireEvent.touchStart(finger.target, { touches, changedTouches: [touchOf(finger)] });
}

function lift(id: number, moved: Partial<Spot> = {}): void {
  const finger = down.get(id);
  if (finger === undefined) throw new Error(`Finger ${id} is not on the glass.`);
  down.delete(id);
  const touches = [...down.values()].map(touchOf);
  fireEvent.touchEnd(finger.target, { touches, changedTouches: [touchOf({ ...finger, ...moved })] });
}

function tap(x: number, id = 1): void {
  comeDown({ id, x, y: 50 });
  lift(id);
}

const PALM = { id: 9, x: 900, y: 500 } as const;

// One clock for all tests, because a page has only one. A new clock for each test would start at 0 again.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const touches = createTouches();
  touches.enable();
  followFingers(touches);
  document.body.addEventListener('click', ({ target }) => {
    if (target instanceof Element) clicked.push(target.closest('button, a')?.textContent ?? 'nothing');
  });
});
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  clicked = [];
  down.clear();
  document.elementFromPoint = under;
  Element.prototype.getBoundingClientRect = boxInRow;
  document.body.innerHTML = '<button>Zero</button><button><b>One</b></button><a href="#two">Two</a>';
});
afterEach(() => {
  // Presses in one test are long past in the next.
  vi.advanceTimersByTime(5000);
});

describe('A finger next to a hand that rests on the screen', () => {
  it('presses once, although browsers do not send a click', () => {
    comeDown(PALM);
    for (const x of [50, 150, 250]) tap(x);
    lift(PALM.id);
    expect(clicked).toEqual(['Zero', 'One', 'Two', 'nothing']);
  });

  it('presses even if it is slow or moves by 8 px', () => {
    comeDown(PALM);
    comeDown({ id: 1, x: 50, y: 50 });
    vi.advanceTimersByTime(3000);
    lift(1, { x: 58 });
    expect(clicked).toEqual(['Zero']);
  });

  it('does not press if it scrolls, or leaves the element that it touched', () => {
    comeDown(PALM);
    comeDown({ id: 1, x: 50, y: 50 });
    lift(1, { y: 70 });
    comeDown({ id: 1, x: 98, y: 50 });
    lift(1, { x: 104 });
    expect(clicked).toEqual([]);
  });

  it('does not change how the page itself handles a touch', () => {
    comeDown(PALM);
    const own = under(50);
    own.addEventListener('touchstart', (event) => event.preventDefault());
    tap(50);
    expect(clicked).toEqual([]);
  });

  it('still works if the element under the resting hand has left the page', () => {
    comeDown({ ...PALM, x: 250 });
    document.querySelector('a')?.remove();
    down.clear();
    tap(50);
    // A single finger again: the browser clicks.
    expect(clicked).toEqual([]);
    comeDown(PALM);
    tap(50);
    expect(clicked).toEqual(['Zero']);
  });
});

it('A single finger is left to the browser', () => {
  tap(50);
  expect(clicked).toEqual([]);
});

it('A resting hand that leaves a button does not press it', () => {
  comeDown({ ...PALM, x: 250 });
  vi.advanceTimersByTime(1000);
  tap(50);
  lift(PALM.id);
  expect(clicked).toEqual(['Zero']);
});

describe('A hand that rests on a button', () => {
  it('does not press anything when it is lifted, if another finger only scrolled in the meantime', () => {
    comeDown({ ...PALM, x: 250 });
    vi.advanceTimersByTime(1000);
    comeDown({ id: 1, x: 50, y: 50 });
    lift(1, { y: 120 });
    lift(PALM.id);
    expect(clicked).toEqual([]);
  });

  it('does not press anything when it is lifted, if a second hand rests on another button', () => {
    comeDown({ ...PALM, x: 250 });
    comeDown({ id: 8, x: 150, y: 50 });
    vi.advanceTimersByTime(4500);
    lift(8);
    lift(PALM.id);
    expect(clicked).toEqual([]);
  });
});

it('Two hands that type in turn both press, in whichever order they are lifted', () => {
  comeDown({ id: 1, x: 50, y: 50 });
  comeDown({ id: 2, x: 150, y: 50 });
  lift(1);
  lift(2);
  comeDown({ id: 1, x: 50, y: 50 });
  comeDown({ id: 2, x: 150, y: 50 });
  lift(2);
  lift(1);
  expect(clicked).toEqual(['Zero', 'One', 'One', 'Zero']);
});

const made = (text: string): Element => Object.assign(document.createElement('button'), { textContent: text });
const replace = (text: string) => document.querySelector('button')?.replaceWith(made(text));

describe('An element that has just appeared under a finger', () => {
  it.each([120, 200, 300])('ignores the second half of a double tap, %i ms later', (ms) => {
    comeDown(PALM);
    tap(50);
    replace('Answer');
    vi.advanceTimersByTime(ms);
    tap(60);
    expect(clicked).toEqual(['Zero']);
    vi.advanceTimersByTime(350);
    tap(50);
    expect(clicked).toEqual(['Zero', 'Answer']);
  });

  it('also ignores an impatient tap after a delay', async () => {
    comeDown(PALM);
    tap(50);
    vi.advanceTimersByTime(1500);
    replace('Answer');
    await Promise.resolve();
    vi.advanceTimersByTime(200);
    tap(50);
    vi.advanceTimersByTime(200);
    tap(50);
    expect(clicked).toEqual(['Zero', 'Answer']);
  });

  it('can be the same button with new text', () => {
    comeDown(PALM);
    tap(50);
    under(50).textContent = 'Next';
    vi.advanceTimersByTime(120);
    tap(50);
    expect(clicked).toEqual(['Zero']);
  });

  it('can be an element that moved there, or was covered', () => {
    comeDown(PALM);
    tap(50);
    document.querySelector('button')?.remove();
    tap(50);
    expect(clicked).toEqual(['Zero']);
    vi.advanceTimersByTime(350);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    tap(50);
    dialog.remove();
    tap(50);
    expect(clicked).toEqual(['Zero', 'nothing']);
  });

  it('can be a dialog that closes on a press outside it', async () => {
    comeDown(PALM);
    tap(50);
    document.body.append(document.createElement('dialog'));
    await Promise.resolve();
    vi.advanceTimersByTime(300);
    tap(50);
    expect(clicked).toEqual(['Zero']);
    vi.advanceTimersByTime(100);
    tap(50);
    expect(clicked).toEqual(['Zero', 'nothing']);
  });

  it('accepts the tap of a finger that has pressed elsewhere', () => {
    comeDown(PALM);
    tap(250);
    replace('Answer');
    vi.advanceTimersByTime(120);
    tap(50);
    expect(clicked).toEqual(['Two', 'Answer']);
  });

  it('does not take the focus when it ignores a tap', () => {
    comeDown(PALM);
    tap(50);
    const name = document.createElement('button').appendChild(document.createElement('input'));
    document.querySelector('button')?.replaceWith(name.parentElement ?? name);
    tap(50);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('An element that was there before accepts quick taps', () => {
  it('if it is tapped again, or its neighbour is', () => {
    comeDown(PALM);
    for (const x of [98, 98, 102, 98]) tap(x);
    expect(clicked).toEqual(['Zero', 'Zero', 'One', 'Zero']);
  });

  it('while its neighbour is replaced: a tile that was hit, and the next one', () => {
    comeDown(PALM);
    tap(98);
    replace('New');
    tap(102);
    expect(clicked).toEqual(['Zero', 'One']);
  });

  it('even if the page has recreated it, like the keys on a pad for the next question', () => {
    comeDown(PALM);
    tap(50);
    replace('Zero');
    tap(50);
    expect(clicked).toEqual(['Zero', 'Zero']);
  });
});
