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
      <div role="group" aria-label="Answers">
        <button>3</button><button>4</button><button aria-disabled="true">5</button>
      </div>
      <button>Help</button>
    </div>
  </main>
  <footer><a href="/faq">FAQ</a></footer>`;

const TYPED = `
  <main data-form="play">
    <form><input type="text" /><button type="submit" aria-disabled="true">Submit</button></form>
    <div role="group" aria-label="Number pad">
      <button data-scan-row="0">1</button><button data-scan-row="0">2</button>
      <button data-scan-row="1">6</button><button data-scan-row="1">7</button>
      <button data-scan-row="2" aria-label="delete">x</button>
    </div>
  </main>`;

const CHECKED = `
  <main data-form="play">
    <form>
      <div role="group" aria-label="Answers" data-scan-checks=""><button type="button">3</button></div>
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
  // Presses that come at once were meant for the page before.
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

/** Everything that is lit in one round of the first level. */
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

/** Presses as soon as this is lit. */
function choose(name: string) {
  for (let count = 0; highlighted() !== name; count++) {
    expect(count, `until ${name} is lit`).toBeLessThan(60);
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

describe('The order', () => {
  it('of a round is open answers, other buttons, and last the frame with the way to stop scanning', () => {
    open(ROUND);
    expect(wholeRound()).toEqual(['3', '4', 'Help', 'Menu Back to Games Sound Pause Stop scanning']);
  });

  it('of a typed answer is the rows of the pad, after the button that submits once it is open', async () => {
    open(TYPED);
    expect(wholeRound()).toEqual(['1 2', '6 7', 'delete', 'Stop scanning']);
    button('Submit').setAttribute('aria-disabled', 'false');
    await vi.advanceTimersByTimeAsync(100);
    expect(wholeRound()[0]).toBe('Submit');
  });

  it('of a page is its sections, its bar and its footer, without the skip link', () => {
    open(PAGE);
    expect(wholeRound()).toEqual(['One Two', 'Three Four Five Six Seven', 'Home', 'FAQ Stop scanning']);
  });

  it('of an open dialog leaves out the page behind it', () => {
    open(`${PAGE}<div role="dialog"><button>Yes</button><button>No</button></div>`);
    expect(wholeRound()).toEqual(['Yes', 'No', 'Stop scanning']);
  });
});

describe('A press', () => {
  it('chooses what is lit, which acts after one period', () => {
    open(ROUND);
    const answered = vi.fn<() => void>();
    button('4').addEventListener('click', answered);
    choose('4');
    pass(PERIOD - 10);
    expect(answered).not.toHaveBeenCalled();
    pass(20);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('can be a click anywhere, which the page does not get', () => {
    open(ROUND);
    const clicked = vi.fn<() => void>();
    button('Help').addEventListener('pointerdown', clicked);
    fireEvent.pointerDown(button('Help'));
    expect([clicked.mock.calls.length, highlighted()]).toEqual([0, '3']);
    pass(PERIOD);
    expect(document.activeElement).toBe(button('3'));
  });

  it('that is held counts once, even if the keyboard repeats it without saying so', () => {
    open(ROUND);
    const answered = vi.fn<() => void>();
    button('3').addEventListener('click', answered);
    for (let count = 0; count < 30; count++) {
      fireEvent.keyDown(document.body, { key: 'x', code: 'KeyX', repeat: count % 2 === 1 });
      pass(50);
    }
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('on a choice that would have to be checked also checks it', () => {
    open(CHECKED);
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', submitted);
    choose('3');
    pass(PERIOD);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});

describe('The scan', () => {
  it('starts again when there are other answers', async () => {
    open(ROUND);
    pass(3 * PERIOD);
    button('5').removeAttribute('aria-disabled');
    await vi.advanceTimersByTimeAsync(100);
    expect(highlighted()).toBe('3');
  });

  it('goes on where it is when something moves the focus', async () => {
    open(ROUND);
    pass(2 * PERIOD);
    button('Sound').focus();
    await vi.advanceTimersByTimeAsync(100);
    expect(highlighted()).toBe('4');
  });

  it('does not choose a control that has gone in the meantime', async () => {
    open(ROUND);
    const answered = vi.fn<() => void>();
    button('3').addEventListener('click', answered);
    choose('3');
    button('3').remove();
    await vi.advanceTimersByTimeAsync(2 * PERIOD);
    expect(answered).not.toHaveBeenCalled();
  });

  it('rests while the page is hidden, and starts again after that', () => {
    open(ROUND);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20 * PERIOD);
    expect(highlighted()).toBe('');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    expect(highlighted()).toBe('3');
  });

  it('lights nothing while a round shows an answer, and the frame if that takes long', () => {
    open(ROUND.replaceAll(/<div class="game-body">[\s\S]*?<\/div>\s*<button>Help<\/button>\s*<\/div>/g, ''));
    expect(highlighted()).toBe('');
    pass(3000);
    expect(highlighted()).toBe('Menu Back to Games Sound Pause Stop scanning');
  });

  it('waits while a trial measures presses', () => {
    open(`${ROUND}<div data-switch-trial></div>`);
    expect(highlighted()).toBe('');
  });
});

describe('A carer', () => {
  it('gets the page back with Escape, and gives it back with Escape', () => {
    open(ROUND);
    press('Escape');
    const clicked = vi.fn<() => void>();
    button('Help').addEventListener('pointerdown', clicked);
    fireEvent.pointerDown(button('Help'));
    expect([clicked.mock.calls.length, highlighted()]).toEqual([1, '']);
    press('Escape');
    expect(highlighted()).toBe('3');
  });

  it('can stop scanning after Escape, and a child in the last group', () => {
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

it('A list to choose from moves to its next option', () => {
  open('<main><select><option>all</option><option>add</option></select></main>');
  const changed = vi.fn<() => void>();
  document.querySelector('select')!.addEventListener('change', changed);
  press();
  pass(PERIOD);
  expect([changed.mock.calls.length, document.querySelector('select')!.value]).toEqual([1, 'add']);
});
