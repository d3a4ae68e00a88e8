// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Scanner } from '../../src/scan/scanner';

const PERIOD = 1000;

const ROUND = `
  <header class="nav-bar"><button aria-label="Menu">Menu</button></header>
  <main data-form="play" data-game="any">
    <header><a href="/">Back to Games</a><button>Sound</button><button>Pause</button></header>
    <div class="game-body">
      <div role="group" aria-label="Answers" class="answer-pad">
        <button>3</button><button>4</button><button aria-disabled="true">5</button>
      </div>
      <button>Help</button>
    </div>
  </main>
  <footer><a href="/faq">FAQ</a></footer>`;

const TYPED = `
  <main data-form="play">
    <form><input type="text" /><button type="submit" aria-disabled="true">Submit</button></form>
    <div role="group" aria-label="Number pad" class="number-pad">
      <button data-scan-row="0">1</button><button data-scan-row="0">2</button>
      <button data-scan-row="1">6</button><button data-scan-row="1">7</button>
      <button data-scan-row="2" aria-label="delete">x</button>
    </div>
  </main>`;

const CHECKED = `
  <main data-form="play">
    <form>
      <div role="group" aria-label="Answers" class="answer-pad" data-scan-checks=""><button type="button">3</button></div>
      <button type="submit">Check</button>
    </form>
  </main>`;

const PAGE = `
  <a class="skip-link" href="#main">Skip</a>
  <header class="nav-bar"><a href="/">Home</a></header>
  <main>
    <section><a href="/one">One</a><a href="/two">Two</a></section>
    <section><button>Three</button><button>Four</button><button>Five</button><button>Six</button><button>Seven</button></section>
  </main>
  <footer><a href="/faq">FAQ</a></footer>`;

let scanner: Scanner | null = null;
const onStop = vi.fn<() => void>();

function open(html: string) {
  document.body.innerHTML = html;
  scanner = new Scanner({ periodMs: PERIOD, speed: 1, onStop });
  // Earlier presses would be ignored, because they were meant for the previous page.
  pass(400);
}

const named = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent ?? '';
const highlighted = () => [...document.querySelectorAll<HTMLElement>('[data-scan="lit"]')].map(named).join(' ');
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => named(one) === name)!;

function press(key = 'x') {
  fireEvent.keyDown(document.body, { key, code: key });
  fireEvent.keyUp(document.body, { key, code: key });
}

/** Lists the items highlighted in one round of the top level. */
function wholeRound(): readonly string[] {
  const seen = [highlighted()];
  for (let count = 0; count < 20; count++) {
    pass(PERIOD);
    const now = highlighted();
    if (now === seen[0] && seen.length > 1) break;
    if (now !== seen.at(-1)) seen.push(now);
  }
  return seen;
}

/** Waits until an item is highlighted, then presses. */
function choose(name: string) {
  for (let count = 0; highlighted() !== name; count++) {
    expect(count, `until ${name} is highlighted`).toBeLessThan(60);
    pass(PERIOD / 4);
  }
  pass(PERIOD / 2);
  press();
}

beforeEach(() => {
  vi.useFakeTimers();
  onStop.mockClear();
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  scanner?.end();
  scanner = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('The scanning order', () => {
  it('in a round is enabled answers, other buttons, then the header with "Stop scanning"', () => {
    open(ROUND);
    expect(wholeRound()).toEqual(['3', '4', 'Help', 'Menu Back to Games Sound Pause Stop scanning']);
  });

  it('for a typed answer is the rows of the number pad, preceded by the submit button once it is enabled', async () => {
    open(TYPED);
    expect(wholeRound()).toEqual(['1 2', '6 7', 'delete', 'Stop scanning']);
    button('Submit').setAttribute('aria-disabled', 'false');
    await vi.advanceTimersByTimeAsync(100);
    expect(wholeRound()[0]).toBe('Submit');
  });

  it('on a page is sections, bar and footer, without the skip link', () => {
    open(PAGE);
    expect(wholeRound()).toEqual(['One Two', 'Three Four Five Six Seven', 'Home', 'FAQ Stop scanning']);
  });

  it('in an open dialog leaves out the page behind it', () => {
    open(`${PAGE}<div role="dialog"><button>Yes</button><button>No</button></div>`);
    expect(wholeRound()).toEqual(['Yes', 'No', 'Stop scanning']);
  });
});

describe('A press', () => {
  it('chooses the highlighted control, which is activated after one period', () => {
    open(ROUND);
    const answered = vi.fn<() => void>();
    button('4').addEventListener('click', answered);
    choose('4');
    pass(PERIOD - 10);
    expect(answered).not.toHaveBeenCalled();
    pass(20);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('can be a click anywhere, which the page does not receive', () => {
    open(ROUND);
    const clicked = vi.fn<() => void>();
    button('Help').addEventListener('pointerdown', clicked);
    fireEvent.pointerDown(button('Help'));
    expect([clicked.mock.calls.length, highlighted()]).toEqual([0, '3']);
    pass(PERIOD);
    expect(document.activeElement).toBe(button('3'));
  });

  it('counts once while it is held, even if the keyboard does not mark repeated events as repeats', () => {
    open(ROUND);
    const answered = vi.fn<() => void>();
    button('3').addEventListener('click', answered);
    for (let count = 0; count < 30; count++) {
      fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX', repeat: count % 2 === 1 });
      pass(50);
    }
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('also submits a choice that otherwise needs a second press to check it', () => {
    open(CHECKED);
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', submitted);
    choose('3');
    pass(PERIOD);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('The scan', () => {
  it('starts again when the answers change', async () => {
    open(ROUND);
    pass(3 * PERIOD);
    button('5').removeAttribute('aria-disabled');
    await vi.advanceTimersByTimeAsync(100);
    expect(highlighted()).toBe('3');
  });

  it('carries on from the same item when the focus moves', async () => {
    open(ROUND);
    pass(2 * PERIOD);
    button('Sound').focus();
    await vi.advanceTimersByTimeAsync(100);
    expect(highlighted()).toBe('4');
  });

  it('does not activate a chosen control that has since been removed', async () => {
    open(ROUND);
    const answered = vi.fn<() => void>();
    button('3').addEventListener('click', answered);
    choose('3');
    button('3').remove();
    await vi.advanceTimersByTimeAsync(2 * PERIOD);
    expect(answered).not.toHaveBeenCalled();
  });

  it('pauses while the page is hidden, and then starts again', () => {
    open(ROUND);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20 * PERIOD);
    expect(highlighted()).toBe('');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(highlighted()).toBe('3');
  });

  it('highlights nothing while a round has nothing to choose, then the header after a while', () => {
    open(ROUND.replaceAll(/<div class="game-body">[\s\S]*?<\/div>\s*<button>Help<\/button>\s*<\/div>/g, ''));
    expect(highlighted()).toBe('');
    pass(3000);
    expect(highlighted()).toBe('Menu Back to Games Sound Pause Stop scanning');
  });

  it('stops while SwitchTrial measures reaction times', () => {
    open(`${ROUND}<div data-switch-trial></div>`);
    expect(highlighted()).toBe('');
  });
});

describe('A carer', () => {
  it('can pause and resume scanning with Escape', () => {
    open(ROUND);
    press('Escape');
    const clicked = vi.fn<() => void>();
    button('Help').addEventListener('pointerdown', clicked);
    fireEvent.pointerDown(button('Help'));
    expect([clicked.mock.calls.length, highlighted()]).toEqual([1, '']);
    press('Escape');
    expect(highlighted()).toBe('3');
  });

  it('can stop scanning after Escape, and so can a child from the last group', () => {
    open(TYPED);
    press('Escape');
    fireEvent.click([...document.querySelectorAll('.scan-paused button')].at(-1)!);
    expect(onStop).toHaveBeenCalledTimes(1);
    press('Escape');
    pass(400);
    choose('Stop scanning');
    pass(PERIOD);
    expect(onStop).toHaveBeenCalledTimes(2);
  });
});

it('Choosing a select moves it to its next option', () => {
  open('<main><select><option>all</option><option>add</option></select></main>');
  const changed = vi.fn<() => void>();
  document.querySelector('select')!.addEventListener('change', changed);
  press();
  pass(PERIOD);
  expect([changed.mock.calls.length, document.querySelector('select')!.value]).toEqual([1, 'add']);
});
