// @vitest-environment jsdom
/* A notation on the page: its text, its fields, and the sheet that chooses it. */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseWholeNumber } from '../../machines/core/whole-number';
import { settingsStore } from '../../src/device/settings';
import { startNotation } from '../../src/notation/start';
import { HowIPlay } from '../../src/pages/how/HowIPlay';
import { TypedAnswer } from '../../src/play/answers/TypedAnswer';
import { CheckedAnswer } from '../../src/play/quiz/CheckedAnswer';
import { radio } from './helpers/page';

vi.mock('playwright/test', () => ({ expect: null, test: { extend: () => null } }));

const person = userEvent.setup();
const chooseNotation = async (notation: string) => {
  await act(async () => settingsStore.update((known) => ({ ...known, notation })));
};
/** Changes are followed before the next task. */
const settle = () => act(async () => {});

beforeEach(() => {
  localStorage.clear();
  startNotation();
});
afterEach(async () => {
  cleanup();
  await chooseNotation('');
});

function Counter() {
  const [count, setCount] = useState(1000);
  return (
    <button type="button" aria-label={`Count ${count}`} onClick={() => setCount(count + 1)}>
      {`${count / 1000},000 × 2`}
    </button>
  );
}

const list = (ids: readonly string[]) => (
  <ol>
    {ids.map((id) => (
      <li key={id}>{id}</li>
    ))}
  </ol>
);

const openField = (onAnswer: (answer: number) => void) =>
  render(
    <TypedAnswer
      label="Answer"
      read={parseWholeNumber}
      notAnAnswer="Type a whole number"
      onAnswer={onAnswer}
      isOpen
      sign="."
      submit="Check"
    />,
  );

const openNumbers = async () => {
  render(<HowIPlay onClose={() => {}} />);
  await person.click(screen.getByRole('button', { name: 'How numbers are written' }));
  await screen.findByRole('radiogroup', { name: 'Decimals' });
};

describe('Text of a page', () => {
  it('is written in the chosen notation, also after React changes it', async () => {
    await chooseNotation('comma,points,dot');
    const { rerender } = render(<p>You have 12,345 points: 3.5 × 2</p>);
    await settle();
    expect(document.body.textContent).toBe('You have 12.345 points: 3,5 · 2');
    rerender(<p>You have 12,346 points</p>);
    await settle();
    expect(document.body.textContent).toBe('You have 12.346 points');
  });

  it('changes with the setting, and returns to the usual notation', async () => {
    render(<p>1,234.5</p>);
    await chooseNotation('comma,points');
    expect(document.body.textContent).toBe('1.234,5');
    await chooseNotation('devanagari');
    expect(document.body.textContent).toBe('१,२३४.५');
    await chooseNotation('');
    expect(document.body.textContent).toBe('1,234.5');
  });

  it('includes labels that are only heard', async () => {
    await chooseNotation('devanagari');
    render(<Counter />);
    await settle();
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-label')).toBe('Count १०००');
    await person.click(button);
    await settle();
    expect(button.getAttribute('aria-label')).toBe('Count १००१');
  });

  it('is not written twice if an element moves', async () => {
    await chooseNotation('comma,points');
    const { rerender } = render(list(['1,234', '5,678']));
    await settle();
    rerender(list(['5,678', '1,234']));
    await settle();
    expect(document.body.textContent).toBe('5.6781.234');
  });

  it('has times on the 24-hour clock only where either clock is right', async () => {
    await chooseNotation('24h');
    const { rerender } = render(<p>3:45 PM</p>);
    await settle();
    expect(document.body.textContent).toBe('3:45 PM');
    rerender(<p data-any-clock="true">4:45 PM</p>);
    await settle();
    expect(document.body.textContent).toBe('16:45');
  });

  it('stays in samples and in other languages', async () => {
    await chooseNotation('devanagari');
    render(
      <div>
        <p data-as-written>12</p>
        <p lang="fr">34</p>
      </div>,
    );
    await settle();
    expect(document.body.textContent).toBe('1234');
  });
});

describe('An answer field', () => {
  it('shows digits of the notation and reads them by value', async () => {
    const onAnswer = vi.fn<(answer: number) => void>();
    await chooseNotation('devanagari');
    openField(onAnswer);
    await person.type(screen.getByRole('textbox'), '42');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('४२');
    await person.keyboard('{Enter}');
    expect(onAnswer).toHaveBeenCalledWith(42);
  });

  it('reads a point between digits where points group them', async () => {
    const onAnswer = vi.fn<(answer: number) => void>();
    await chooseNotation('comma,points');
    openField(onAnswer);
    await person.type(screen.getByRole('textbox'), '1.234{Enter}');
    expect(onAnswer).toHaveBeenCalledWith(1234);
  });

  it('refuses a number that can be two, and says how to type it', async () => {
    const onAnswer = vi.fn<(answer: number) => void>();
    await chooseNotation('comma,spaces');
    openField(onAnswer);
    await person.type(screen.getByRole('textbox'), '1.234{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByText(/can be two numbers/).textContent).toContain('1234');
  });

  it('has a pad with the decimal sign of the notation', async () => {
    await chooseNotation('comma,spaces');
    openField(() => {});
    await person.click(screen.getByRole('button', { name: 'comma' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(',');
  });
});

describe('Answers to choose from', () => {
  it('are read as they are, in any notation', async () => {
    const onAnswer = vi.fn<(answer: string) => void>();
    await chooseNotation('comma,spaces');
    render(
      <CheckedAnswer
        question={1}
        label="Answer"
        options={['1,234', '0.27']}
        hasField
        read={(typed) => typed}
        notAnAnswer=""
        markOf={() => undefined}
        onAnswer={onAnswer}
        isOpen
      />,
    );
    await settle();
    await person.click(screen.getByRole('button', { name: /0,27/ }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('0,27');
    await person.click(screen.getByRole('button', { name: /1.234/ }));
    await person.click(screen.getByRole('button', { name: 'Check Answer' }));
    expect(onAnswer).toHaveBeenCalledWith('1,234');
  });
});

describe('"How I play"', () => {
  it('changes one part of the notation and leaves the others', async () => {
    await openNumbers();
    await person.click(radio('3,5'));
    await person.click(radio('3 · 4'));
    expect(settingsStore.read().notation).toBe('comma,spaces,dot');
    await person.click(radio('12.345'));
    expect(settingsStore.read().notation).toBe('comma,points,dot');
  });

  it('returns to the usual notation with one press', async () => {
    await chooseNotation('devanagari,colon');
    await openNumbers();
    await person.click(screen.getByRole('button', { name: 'As usual' }));
    expect(settingsStore.read().notation).toBe('');
    expect(screen.queryByRole('button', { name: 'As usual' })).toBeNull();
  });
});
