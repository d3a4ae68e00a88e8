// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { parseWholeNumber } from '../../machines/core/whole-number';
import { CheckedAnswer } from '../../src/play/quiz/CheckedAnswer';

const person = userEvent.setup();

const option = (name: string) => screen.getByRole('button', { name });

type Options = Partial<Parameters<typeof CheckedAnswer<number>>[0]>;

function checked(options: Options = {}) {
  const onAnswer = vi.fn<(answer: number) => void>();
  const props = {
    label: 'Your answer',
    question: 0,
    options: ['12', '15', '9', '21'],
    hasField: false,
    markOf: (text: string) => (text === '12' ? ('right' as const) : undefined),
    read: parseWholeNumber,
    notAnAnswer: 'Type a number.',
    onAnswer,
    isOpen: true,
    ...options,
  };
  const element = (more: Options) => (
    <main>
      <CheckedAnswer {...props} {...more} />
    </main>
  );
  const { rerender } = render(element({}));
  return {
    onAnswer,
    check: screen.getByRole('button', { name: 'Check Answer' }),
    pressed: () => ['12', '15', '9', '21'].filter((name) => option(name).getAttribute('aria-pressed') === 'true'),
    change: (more: Options) => rerender(element(more)),
  };
}

describe('An answer that is chosen and then checked', () => {
  it('can be changed until it is checked, and is submitted once', async () => {
    const { onAnswer, check, pressed } = checked();
    expect([check.getAttribute('aria-disabled'), pressed()]).toEqual(['true', []]);
    await person.click(check);
    await person.click(option('9'));
    await person.click(option('12'));
    expect([check.getAttribute('aria-disabled'), pressed()]).toEqual(['false', ['12']]);
    expect(onAnswer).not.toHaveBeenCalled();
    await person.click(check);
    expect(onAnswer.mock.calls).toEqual([[12]]);
  });

  it('is chosen with its number key and checked with Enter, wherever the focus was', async () => {
    const { onAnswer, pressed } = checked();
    expect(document.activeElement).toBe(option('12'));
    await person.keyboard('3');
    expect([pressed(), document.activeElement]).toEqual([['9'], option('9')]);
    await person.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[9]]);
  });

  it('is chosen with Enter on another option before it is checked', async () => {
    const { onAnswer, pressed } = checked();
    await person.keyboard('2');
    option('21').focus();
    await person.keyboard('{Enter}');
    expect([pressed(), onAnswer.mock.calls]).toEqual([['21'], []]);
    await person.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[21]]);
  });

  it('cannot be changed once the question is answered, and shows the right one', async () => {
    const { onAnswer, check, pressed, change } = checked();
    await person.keyboard('3{Enter}');
    change({ isOpen: false, markOf: (name) => ({ '12': 'right' as const, '9': 'wrong' as const })[name] });
    expect(['12, right', '9, wrong', '15'].map((name) => option(name).getAttribute('aria-disabled'))).toEqual(
      Array.from({ length: 3 }, () => 'true'),
    );
    await person.click(option('15'));
    await person.click(check);
    expect(onAnswer).toHaveBeenCalledTimes(1);
    expect(check.getAttribute('aria-disabled')).toBe('true');
    expect(option('9, wrong').getAttribute('aria-pressed')).toBe('true');
    change({ question: 1, options: ['12', '15', '9', '21'] });
    expect(pressed()).toEqual([]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('is also shown in the field if there is one, and can be typed there', async () => {
    const { onAnswer } = checked({ hasField: true });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
    await person.click(option('15'));
    expect(field.value).toBe('15');
    await person.clear(field);
    await person.type(field, '12');
    expect(option('12').getAttribute('aria-pressed')).toBe('true');
    await person.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[12]]);
    expect(screen.queryByRole('group', { name: 'Number pad' })).toBeNull();
  });
});

describe('An answer that is typed and then checked', () => {
  it('can be typed anywhere in the game or on the pad, and stays in the field once submitted', async () => {
    const { onAnswer, change } = checked({ options: null });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
    screen.getByRole('button', { name: 'Check Answer' }).focus();
    await person.keyboard('1');
    await person.click(screen.getByRole('button', { name: '2' }));
    await person.keyboard('{Enter}');
    expect(onAnswer.mock.calls).toEqual([[12]]);
    change({ isOpen: false });
    await person.click(screen.getByRole('button', { name: '3' }));
    await person.type(field, '4');
    expect(field.value).toBe('12');
    change({ question: 1 });
    expect(field.value).toBe('');
  });

  it('is rejected with a message if it is not an answer, and stays in the field to be corrected', async () => {
    const { onAnswer } = checked({ options: null });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
    await person.type(field, 'twelve{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    expect([field.value, screen.getByText('Type a number.').id]).toEqual([
      'twelve',
      field.getAttribute('aria-describedby'),
    ]);
  });
});

describe('The field for a checked answer', () => {
  it('is read-only once the question is answered, and shows its unit', () => {
    const { change } = checked({ options: null, prefix: '$' });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
    expect([field.readOnly, field.previousElementSibling?.textContent]).toEqual([false, '$']);
    change({ isOpen: false });
    expect(field.readOnly).toBe(true);
  });

  it('takes the focus when it opens again, if the focused element has disappeared', () => {
    const { change } = checked({ options: null });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });
    change({ isOpen: false });
    field.blur();
    expect(document.activeElement).toBe(document.body);
    change({ question: 1 });
    expect(document.activeElement).toBe(field);
  });
});
