// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { flyLandingStars } from '../../src/play/internal/fly-to-passport';

const BOX = new DOMRect(100, 200, 60, 60);
/** Ends the animations that have started, in order. */
let finish: (() => void)[] = [];

beforeEach(() => {
  finish = [];
  document.body.innerHTML = '<a><span data-passport-head></span></a><p><span id="star"></span></p>';
  Element.prototype.getBoundingClientRect = () => BOX;
  Object.assign(Element.prototype, {
    animate: () => ({ addEventListener: (_: string, end: () => void) => finish.push(end) }),
  });
});

const land = (animationName = 'star-lands') =>
  document
    .getElementById('star')
    ?.dispatchEvent(Object.assign(new Event('animationend', { bubbles: true }), { animationName }));
const flying = () => document.querySelectorAll('.flying-star').length;

it('Each star that lands on a result flies to the passport, and is removed there', () => {
  flyLandingStars(2);
  land('another animation');
  expect(flying()).toBe(0);
  land();
  land();
  expect(flying()).toBe(2);
  for (const end of finish.splice(0)) end();
  expect(flying()).toBe(0);
});

it('Stars of a later result stay where they are', () => {
  flyLandingStars(1);
  land();
  land();
  expect(flying()).toBe(1);
});

it.each(['pointerdown', 'keydown'])('No star flies after a %s, which skips the show', (press) => {
  flyLandingStars(2);
  land();
  dispatchEvent(new Event(press));
  land();
  expect(flying()).toBe(1);
});

it('No star flies while the bar shows no head', () => {
  Element.prototype.getBoundingClientRect = () => new DOMRect();
  flyLandingStars(1);
  land();
  expect(flying()).toBe(0);
});
