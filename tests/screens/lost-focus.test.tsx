// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NextButton } from '../../src/play/Feedback';
import { takeLostFocus } from '../../src/play/lost-focus';

/** Browsers lay pages out once a frame, and then tell of what they observe. */
const layOut: (() => void)[] = [];
class NotifiesOnceLaidOut implements ResizeObserver {
  private isObserving = false;
  constructor(notify: ResizeObserverCallback) {
    layOut.push(() => this.isObserving && notify([], this));
  }
  observe(): void {
    this.isObserving = true;
  }
  unobserve(): void {}
  disconnect(): void {
    this.isObserving = false;
  }
}
const frame = (): void => {
  for (const notify of layOut.splice(0)) notify();
};

beforeEach(() => vi.stubGlobal('ResizeObserver', NotifiesOnceLaidOut));
afterEach(() => {
  layOut.splice(0);
  vi.unstubAllGlobals();
});

const button = (): HTMLButtonElement => document.body.appendChild(document.createElement('button'));

describe('The focus that has fallen to the body of the page', () => {
  it('goes to what has come, once the page is laid out and not before', () => {
    const heir = button();
    takeLostFocus(heir);
    expect(document.activeElement).toBe(document.body);
    frame();
    expect(document.activeElement).toBe(heir);
    heir.remove();
  });

  it('stays with what has taken it meanwhile', () => {
    const [heir, other] = [button(), button()];
    takeLostFocus(heir);
    other.focus();
    frame();
    expect(document.activeElement).toBe(other);
    for (const one of [heir, other]) one.remove();
  });

  it('goes nowhere once that was called off', () => {
    const heir = button();
    takeLostFocus(heir)();
    frame();
    expect(document.activeElement).toBe(document.body);
    heir.remove();
  });
});

describe('The way on from an answer', () => {
  it('has the focus once it is laid out, and has given it away when the game goes on', () => {
    const focused: (Element | null)[] = [];
    render(<NextButton onNext={() => focused.push(document.activeElement)} />);
    const next = screen.getByRole('button', { name: 'Next' });
    frame();
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect(focused).toEqual([document.body]);
  });
});
