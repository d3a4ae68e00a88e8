// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GameClock } from '../../machines/core/clock';
import { useAnswerToasts } from '../../src/play/feedback/useAnswerToasts';
import { clearToasts } from '../../src/ui/toast';

vi.unmock('../../src/play/celebration/flight');

const ACTOR = {
  getSnapshot: () => ({ hasTag: () => false }),
  subscribe: () => ({ unsubscribe: () => {} }),
};

let bumped: string[] = [];

beforeEach(() => {
  bumped = [];
  document.body.innerHTML = '<div data-figure="score"><dd>3</dd></div><div data-figure="level"><dd>2</dd></div>';
  Element.prototype.animate = function (this: Element) {
    bumped.push(this.textContent ?? '');
    return {} as never;
  };
});
afterEach(() => {
  clearToasts();
  document.body.innerHTML = '';
});

function open(reducedMotion = false) {
  const clock = new GameClock();
  const { result } = renderHook(() => useAnswerToasts(ACTOR, clock, reducedMotion));
  return { clock, toasts: result.current };
}

it('The score is bumped once the toast that covers it has disappeared', () => {
  const { clock, toasts } = open();
  toasts.toastAnswer({ title: 'Correct!' }, true);
  clock.advance(1500);
  expect(bumped).toEqual([]);
  clock.advance(500);
  expect(bumped).toEqual(['3']);
});

it('The level is bumped after the news of it', () => {
  const { clock, toasts } = open();
  toasts.toastNews({ title: 'Level up!' });
  clock.advance(3500);
  expect(bumped).toEqual([]);
  clock.advance(500);
  expect(bumped).toEqual(['2']);
});

it('Nothing is bumped after a mistake, or with reduced motion', () => {
  const after = open();
  after.toasts.toastAnswer({ title: 'Incorrect!' }, false);
  after.clock.advance(5000);
  const still = open(true);
  still.toasts.toastAnswer({ title: 'Correct!' }, true);
  still.clock.advance(5000);
  expect(bumped).toEqual([]);
});
