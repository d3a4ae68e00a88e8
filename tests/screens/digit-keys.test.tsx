// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseWholeNumber } from '../../machines/core/whole-number';
import { AnswerPad } from '../../src/play/answers/AnswerPad';
import { TypedAnswer } from '../../src/play/answers/TypedAnswer';
import { digitFromKey, intendedKey } from '../../src/ui/digit-keys';

/** The row of digits without Shift, from 1 to 0, with the key names that browsers report. */
const ROWS = {
  French: '&é"\'(-è_çà',
  Belgian: '&é"\'(§è!çà',
  Czech: '+ěščřžýáíé',
  Slovak: '+ľščťžýáíé',
  Lithuanian: 'ąčęėįšųū90',
  Bépo: '"«»()@+-/*',
  Arabic: '١٢٣٤٥٦٧٨٩٠',
  Persian: '۱۲۳۴۵۶۷۸۹۰',
  Hindi: '१२३४५६७८९०',
  'full-width': '１２３４５６７８９０',
  English: '1234567890',
} as const;
const LAYOUTS = Object.keys(ROWS).filter((name): name is keyof typeof ROWS => name in ROWS);

const keysOf = (layout: keyof typeof ROWS) =>
  Array.from(ROWS[layout]).map((key, index) => ({ key, code: `Digit${(index + 1) % 10}`, shiftKey: false }));

/** Presses keys on an element. Like a browser, types into the focused element unless a script prevents it. */
function press(target: Element, keys: readonly { readonly key: string; readonly code?: string }[]): void {
  for (const key of keys) {
    const isLeft = fireEvent.keyDown(target, key);
    const { activeElement } = document;
    if (isLeft && activeElement instanceof HTMLInputElement)
      fireEvent.input(activeElement, { target: { value: activeElement.value + key.key } });
  }
}

function typedAnswer(sign?: '−' | '/') {
  const onAnswer = vi.fn<(answer: number) => void>();
  render(
    <main>
      <TypedAnswer
        label="Your answer"
        read={parseWholeNumber}
        notAnAnswer="Type a number."
        onAnswer={onAnswer}
        isOpen
        sign={sign}
        submit="OK"
      />
      <button type="button">Elsewhere</button>
    </main>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return { onAnswer, field };
}

describe('The row of digits', () => {
  it.each(LAYOUTS)('is read as digits on a %s keyboard', (layout) => {
    expect(keysOf(layout).map(digitFromKey)).toEqual(Array.from('1234567890'));
  });

  it.each(LAYOUTS)('types digits into the field on a %s keyboard, wherever the focus is in the game', (layout) => {
    const { field, onAnswer } = typedAnswer();
    for (const focusedOn of [field, screen.getByRole('button', { name: 'Elsewhere' })]) {
      focusedOn.focus();
      press(focusedOn, keysOf(layout));
      fireEvent.submit(field);
    }
    expect(onAnswer.mock.calls).toEqual([[1_234_567_890], [1_234_567_890]]);
  });

  it.each(LAYOUTS)('chooses an answer on a %s keyboard', (layout) => {
    const onChoose = vi.fn<(value: string) => void>();
    const choices = ['one', 'two', 'three', 'four'].map((text) => ({ value: text, text }));
    render(
      <main>
        <AnswerPad label="Answers" choices={choices} isOpen onChoose={onChoose} />
      </main>,
    );
    press(screen.getAllByRole('button')[0] ?? document.body, keysOf(layout));
    expect(onChoose.mock.calls.flat()).toEqual(['one', 'two', 'three', 'four']);
  });

  it('types digits from a numeric pad whose Num Lock is off, but keeps its arrows otherwise', () => {
    const { field, onAnswer } = typedAnswer();
    const names = ['End', 'ArrowDown', 'PageDown', 'ArrowLeft', 'Clear', 'ArrowRight', 'Home', 'ArrowUp', 'PageUp'];
    const keys = ['Insert', ...names].map((key, digit) => ({ key, code: `Numpad${digit}` }));
    field.focus();
    press(field, keys);
    fireEvent.submit(field);
    expect(onAnswer.mock.calls).toEqual([[123_456_789]]);
    const withLock = { key: 'End', code: 'Numpad1', shiftKey: false, getModifierState: () => true };
    expect([withLock, { ...withLock, getModifierState: () => false, shiftKey: true }].map(digitFromKey)).toEqual([
      null,
      null,
    ]);
  });

  it('chooses answers from a numeric pad whose Num Lock is off, instead of moving the focus', () => {
    const onChoose = vi.fn<(value: string) => void>();
    const choices = ['one', 'two', 'three', 'four'].map((text) => ({ value: text, text }));
    render(
      <main>
        <AnswerPad label="Answers" choices={choices} isOpen onChoose={onChoose} />
      </main>,
    );
    const [first] = screen.getAllByRole('button');
    first?.focus();
    press(first ?? document.body, [
      { key: 'ArrowDown', code: 'Numpad2' },
      { key: 'ArrowLeft', code: 'Numpad4' },
    ]);
    expect(onChoose.mock.calls.flat()).toEqual(['two', 'four']);
  });

  it('does not convert characters that the field accepts, shifted keys or shortcuts', () => {
    expect(intendedKey({ key: '-', code: 'Digit6', shiftKey: false }, '−')).toBe('-');
    expect(intendedKey({ key: '-', code: 'Digit6', shiftKey: false })).toBe('6');
    expect(intendedKey({ key: '/', code: 'Digit9', shiftKey: false }, '/')).toBe('/');
    expect(intendedKey({ key: '/', code: 'Digit7', shiftKey: true })).toBe('/');
    expect(intendedKey({ key: '$', code: 'Digit4', shiftKey: true })).toBe('$');
    expect(intendedKey({ key: 'Dead', code: 'Digit2', shiftKey: false })).toBe('Dead');
    const { field } = typedAnswer();
    expect(fireEvent.keyDown(field, { key: 'é', code: 'Digit2', ctrlKey: true })).toBe(true);
    expect(field.value).toBe('');
  });

  it('types at the caret, replaces the selection, and respects the maximum length', () => {
    const { field } = typedAnswer();
    fireEvent.change(field, { target: { value: '129' } });
    field.setSelectionRange(2, 3);
    press(field, [{ key: '"', code: 'Digit3' }]);
    expect([field.value, field.selectionStart]).toEqual(['123', 3]);
    press(
      field,
      Array.from({ length: 20 }, () => ({ key: 'à', code: 'Digit0' })),
    );
    expect(field.value).toBe('123'.padEnd(field.maxLength, '0'));
  });
});
