// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerSlots } from '../../src/play/answers/AnswerSlots';
import { Announcer, clearAnnouncements } from '../../src/play/internal/announcer';

const onAnswer = vi.fn<(texts: readonly string[]) => void>();

const part = (props: Partial<Parameters<typeof AnswerSlots>[0]> = {}) => (
  <main>
    <AnswerSlots
      question={1}
      cards={['5', '0', '3', '0']}
      slots={[
        { name: 'hundreds', label: 'H' },
        { name: 'tens', label: 'T' },
        { name: 'ones', label: 'O' },
      ]}
      labels={{ cards: 'Cards', slots: 'Places' }}
      instruction="Put a card in each place."
      isOpen
      onAnswer={onAnswer}
      {...props}
    />
    <Announcer />
  </main>
);

const cards = () => [...document.querySelectorAll<HTMLElement>('[role="group"][aria-label="Cards"] button')];
const slot = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}:`) });
const card = (index: number) => cards()[index]!;
const inSlots = () =>
  ['hundreds', 'tens', 'ones'].map((name) => slot(name).querySelector('[data-card]')?.textContent ?? '');
const sentence = () => document.querySelector('.slot-sentence')?.textContent;
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

/** Every slot is 100 x 100 px, from left to right at the top. */
function layOut(): void {
  for (const [index, name] of ['hundreds', 'tens', 'ones'].entries())
    slot(name).getBoundingClientRect = () => new DOMRect(100 * index, 0, 100, 100);
}
function drag(from: Element, x: number, y: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp'): void {
  const pointer = { pointerId: 7, button: 0 };
  fireEvent.pointerDown(from, { ...pointer, clientX: 10, clientY: 300 });
  fireEvent.pointerMove(from, { ...pointer, clientX: x, clientY: y });
  fireEvent[end](from, { ...pointer, clientX: x, clientY: y });
  fireEvent.click(from, { detail: 1 });
}

beforeEach(() => {
  onAnswer.mockClear();
  clearAnnouncements();
});

describe('Cards go into slots', () => {
  it('by tapping a card and then a slot, and go back by tapping the slot', () => {
    render(part());
    fireEvent.click(card(2));
    expect([card(2).ariaPressed, sentence()]).toEqual(['true', 'You have picked up 3. Choose its place.']);
    fireEvent.click(slot('tens'));
    expect([inSlots(), sentence()]).toEqual([['', '3', ''], '3 is in the tens place.']);
    fireEvent.click(slot('tens'));
    expect([inSlots(), sentence()]).toEqual([['', '', ''], '3 is back with the other cards.']);
  });

  it('by dragging, and go back if they are dropped elsewhere', () => {
    render(part());
    layOut();
    drag(card(0), 250, 50);
    drag(card(2), 50, 50);
    expect(inSlots()).toEqual(['3', '', '5']);
    drag(slot('hundreds').querySelector('[data-card]')!, 250, 50);
    expect(inSlots()).toEqual(['5', '', '3']);
    drag(slot('hundreds').querySelector('[data-card]')!, 250, 400);
    expect(inSlots()).toEqual(['', '', '3']);
  });

  it('by a key right after a finger has dragged a card, which browsers do not click', () => {
    render(part());
    layOut();
    fireEvent.pointerDown(card(0), { pointerId: 7, button: 0, clientX: 10, clientY: 300 });
    fireEvent.pointerMove(card(0), { pointerId: 7, clientX: 250, clientY: 50 });
    fireEvent.pointerUp(card(0), { pointerId: 7, clientX: 250, clientY: 50 });
    fireEvent.click(slot('ones'), { detail: 0 });
    expect(inSlots()).toEqual(['', '', '']);
  });

  it('but not if the drag is cancelled, or so short that it counts as a tap', () => {
    render(part());
    layOut();
    drag(card(0), 50, 50, 'pointerCancel');
    expect(inSlots()).toEqual(['', '', '']);
    render(part());
    drag(card(1), 12, 301);
    expect(card(1).ariaPressed).toBe('true');
  });

  it('by typing into the next empty slot, and back with Backspace', () => {
    render(part());
    press('3', '0');
    expect(inSlots()).toEqual(['3', '0', '']);
    press('Backspace', '0', '0', '5');
    expect([inSlots(), sentence()]).toEqual([['3', '0', '0'], 'All places are full.']);
    press('Backspace', 'Backspace', 'Backspace', 'Backspace');
    expect(inSlots()).toEqual(['', '', '']);
  });

  it('by typing into the empty slot that was pressed', () => {
    render(part());
    fireEvent.click(slot('ones'));
    press('5');
    expect(inSlots()).toEqual(['', '', '5']);
    press('3');
    expect(inSlots()).toEqual(['3', '', '5']);
  });

  it('only if there is such a card', () => {
    render(part());
    press('3', '3');
    expect([inSlots(), sentence()]).toEqual([['3', '', ''], 'There is no 3 left.']);
  });
});

describe('An answer', () => {
  it('is given with Enter or the button, once all slots are full', () => {
    render(part());
    press('3', '0', 'Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(onAnswer).not.toHaveBeenCalled();
    press('0');
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    act(() => card(0).focus());
    press('Enter');
    expect(onAnswer.mock.calls).toEqual([[['3', '0', '0']], [['3', '0', '0']]]);
  });

  it('moves the focus from a slot to the first card of the next question', () => {
    const { rerender } = render(part());
    press('3', '0', '5');
    act(() => card(0).focus());
    rerender(part({ isOpen: false }));
    expect(document.activeElement).toBe(slot('hundreds'));
    rerender(part({ question: 2 }));
    expect(document.activeElement).toBe(card(0));
  });

  it('is not given with Enter on a slot, which takes its card back', () => {
    render(part());
    press('3', '0', '5');
    act(() => slot('ones').focus());
    press('Enter');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is marked in words, keeps the focus and cannot be changed', () => {
    const { rerender } = render(part());
    press('3', '0', '5');
    act(() => screen.getByRole('button', { name: 'Check' }).focus());
    rerender(part({ isOpen: false, marks: ['right', 'right', 'wrong'] }));
    expect(slot('ones')).toHaveProperty('textContent', expect.stringContaining('wrong'));
    expect(document.activeElement).toBe(slot('hundreds'));
    press('Backspace');
    fireEvent.click(slot('tens'));
    expect(inSlots()).toEqual(['3', '0', '5']);
  });

  it('is followed by empty slots for the next question', () => {
    const { rerender } = render(part());
    press('3', '0', '5');
    rerender(part({ question: 2 }));
    expect([inSlots(), sentence()]).toEqual([['', '', ''], 'Put a card in each place.']);
  });
});

it('Each move is announced', async () => {
  render(part());
  press('3');
  expect(await screen.findByText('3 is in the hundreds place.', { selector: '[role="status"]' })).not.toBeNull();
});
