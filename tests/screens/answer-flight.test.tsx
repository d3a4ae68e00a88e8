// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerFlight } from '../../src/play/celebration/flight';

vi.unmock('../../src/play/celebration/flight');

interface Begun {
  readonly element: Element;
  onfinish: (() => void) | null;
}

let flight = new AnswerFlight();
let begun: Begun[] = [];
let frames: (() => void)[] = [];
/** Two frames: one for the page, and the next one for the flight. */
const pass = () => {
  for (let count = 0; count < 2; count++) for (const frame of frames.splice(0)) frame();
};
const flying = () =>
  [...document.querySelectorAll<HTMLElement>('.answer-flight')].map(({ dataset, textContent }) =>
    `${dataset['look']} ${textContent}`.trim(),
  );

beforeEach(() => {
  flight = new AnswerFlight();
  begun = [];
  frames = [];
  document.body.innerHTML = `
    <main class="game"><div data-figure="score"><dd>3</dd></div><span data-testid="question">3 + 4 = ?</span><button>7</button></main>`;
  Element.prototype.animate = function (this: Element) {
    const animation: Begun = { element: this, onfinish: null };
    begun.push(animation);
    return animation as never;
  };
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('A right answer', () => {
  it('flies the number to the question and a spark to the score, starting the frame after the press', () => {
    flight.rememberPress(document.querySelector('button'), '7');
    flight.begin();
    expect(begun).toEqual([]);
    pass();
    expect(flying()).toEqual(['number 7', 'spark']);
    expect(begun[0]?.element.tagName).toBe('DD');
    for (const { onfinish } of begun) onfinish?.();
    expect(flying()).toEqual([]);
  });

  it('removes the flying elements when the next question is asked', () => {
    flight.rememberPress(document.querySelector('button'), '7');
    flight.begin();
    pass();
    flight.end();
    expect(flying()).toEqual([]);
  });

  it('only bumps the score if the next question is asked immediately', () => {
    flight.rememberPress(document.querySelector('button'), '7');
    flight.begin();
    flight.end();
    pass();
    expect([flying(), begun.map(({ element }) => element.tagName)]).toEqual([[], ['DD']]);
  });

  it('leaves the number out if the pressed element has disappeared', () => {
    const button = document.querySelector('button');
    flight.rememberPress(button, '7');
    button?.remove();
    flight.begin();
    pass();
    expect(flying()).toEqual(['spark']);
  });
});
