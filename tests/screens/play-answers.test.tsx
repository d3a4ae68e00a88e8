// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { parseLeadingWholeNumber, parseWholeNumber } from '../../machines/core/whole-number';
import { AnswerPad } from '../../src/play/answers/AnswerPad';
import { NumberPad } from '../../src/play/answers/NumberPad';
import { TypedAnswer } from '../../src/play/answers/TypedAnswer';
import { useAnswerEntry } from '../../src/play/answers/useAnswerEntry';

const person = userEvent.setup();
const CHOICES = [12, 15, 9, 21].map((value) => ({ value, text: String(value) }));

const inGame = (game: ReactNode) =>
  render(
    <>
      <main>
        {game}
        <button type="button">In the game</button>
      </main>
      <button type="button">Outside</button>
    </>,
  );

const focus = (name: string) => screen.getByRole('button', { name }).focus();

function pad(options: Partial<Parameters<typeof AnswerPad<number>>[0]> = {}) {
  const onChoose = vi.fn<(value: number) => void>();
  const view = inGame(<AnswerPad label="Answers" choices={CHOICES} isOpen onChoose={onChoose} {...options} />);
  const buttons = () => screen.getAllByRole('button').slice(0, options.choices?.length ?? CHOICES.length);
  return { onChoose, buttons, ...view };
}

describe('Choices', () => {
  it('are buttons in a named group, and can be pressed', async () => {
    const { onChoose } = pad({ label: 'Answers for 7 + 5' });
    expect(screen.getByRole('group', { name: 'Answers for 7 + 5' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: '15' }));
    expect(onChoose.mock.calls).toEqual([[15]]);
  });

  it('are named only by their answer, not by their key', () => {
    const { buttons } = pad();
    expect(CHOICES.map(({ text }) => screen.getByRole('button', { name: text }))).toEqual(buttons());
  });

  it('ignore a key that is still held down from before', () => {
    pad();
    expect(fireEvent.keyDown(screen.getByRole('button', { name: '12' }), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: '12' }), { key: 'Enter' })).toBe(true);
  });

  it('include the verdict in their names', () => {
    pad({ isOpen: false, choices: [{ value: 12, text: '12', mark: 'right' }, ...CHOICES.slice(1)] });
    expect(screen.getByRole('button', { name: '12, right' }).getAttribute('data-mark')).toBe('right');
    expect(screen.getByRole('button', { name: '15' }).getAttribute('data-mark')).toBeNull();
  });

  it.each([
    [1, ['1', '2', '3', '4'], [12, 15, 9, 21]],
    [5, ['5', '6', '7', '8'], [12, 15, 9, 21]],
    [5, ['1', '4', '9', '0', 'a'], []],
    [1, ['5', '0', 'Control', 'F1'], []],
  ])('are chosen with the number keys from %i on: %j', async (firstKey, keys, chosen) => {
    const { onChoose } = pad({ firstKey });
    focus('In the game');
    for (const key of keys) await person.keyboard(key.length === 1 ? key : `{${key}}`);
    expect(onChoose.mock.calls.flat()).toEqual(chosen);
  });

  it('ignore number keys with a modifier, held down, or pressed outside the game', async () => {
    const { onChoose } = pad();
    focus('In the game');
    await person.keyboard('{Control>}1{/Control}{Alt>}2{/Alt}{Meta>}3{/Meta}');
    expect(onChoose).not.toHaveBeenCalled();
    await person.keyboard('{4>3/}');
    expect(onChoose.mock.calls).toEqual([[21]]);
    focus('Outside');
    await person.keyboard('1');
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('ignore number keys while the game is inert, as during a pause', async () => {
    const onChoose = vi.fn<(value: number) => void>();
    inGame(
      <div inert>
        <AnswerPad label="Answers" choices={CHOICES} isOpen onChoose={onChoose} />
      </div>,
    );
    focus('In the game');
    await person.keyboard('1');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('are closed with aria-disabled, never disabled, and do nothing while closed', async () => {
    const { onChoose, buttons } = pad({ isOpen: false });
    for (const button of buttons()) {
      expect([button.getAttribute('aria-disabled'), button.hasAttribute('disabled')]).toEqual(['true', false]);
      await person.click(button);
    }
    await person.keyboard('1');
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('keep the focus when they close, and when other answers replace them', () => {
    const { rerender, buttons } = pad();
    buttons()[2]!.focus();
    const other = [1, 2, 3, 4].map((value) => ({ value, text: String(value) }));
    for (const isOpen of [false, true]) {
      rerender(
        <>
          <main>
            <AnswerPad label="Answers" choices={other} isOpen={isOpen} onChoose={() => {}} />
            <button type="button">In the game</button>
          </main>
          <button type="button">Outside</button>
        </>,
      );
      expect(document.activeElement).toBe(buttons()[2]);
    }
    expect(document.activeElement?.textContent).toContain('3');
  });

  it('only take the focus if the focused element has disappeared', () => {
    pad();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '12' }));
    cleanup();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    pad();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});

/** Keys of the pad, by name. */
const names = () => screen.getAllByRole('button').map((key) => key.getAttribute('aria-label'));

describe('The number pad', () => {
  it('has a key to the next field in place of the symbol if it serves several fields', async () => {
    const [pressed, next] = [vi.fn<(key: string) => void>(), vi.fn<() => void>()];
    render(<NumberPad onKey={pressed} onNextField={next} />);
    await person.click(screen.getByRole('button', { name: 'next field' }));
    await person.click(screen.getByRole('button', { name: '7' }));
    await person.click(screen.getByRole('button', { name: 'delete' }));
    expect(next).toHaveBeenCalledTimes(1);
    expect(pressed.mock.calls).toEqual([['7'], ['delete']]);
  });

  it('has the ten digits, delete, and the symbol that the game needs', async () => {
    const pressed: string[] = [];
    const { rerender } = render(<NumberPad onKey={(key) => pressed.push(key)} />);
    expect(names()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'delete']);
    for (const sign of [
      ['−', 'minus'],
      ['.', 'point'],
      ['/', 'slash'],
      [':', 'colon'],
    ] as const) {
      rerender(<NumberPad sign={sign[0]} onKey={(key) => pressed.push(key)} />);
      expect(names().at(-1)).toBe(sign[1]);
      await person.click(screen.getByRole('button', { name: sign[1] }));
    }
    await person.click(screen.getByRole('button', { name: '7' }));
    await person.click(screen.getByRole('button', { name: 'delete' }));
    expect(pressed).toEqual(['−', '.', '/', ':', '7', 'delete']);
  });
});

function typed(options: Partial<Parameters<typeof TypedAnswer<number>>[0]> = {}) {
  const onAnswer = vi.fn<(answer: number) => void>();
  const props = {
    label: 'Your answer',
    read: parseLeadingWholeNumber,
    notAnAnswer: 'Please type a number.',
    submit: 'Zap',
  };
  const element = (more: typeof options) => (
    <TypedAnswer {...props} onAnswer={onAnswer} isOpen {...options} {...more} />
  );
  const { rerender } = inGame(element({}));
  return {
    onAnswer,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' }),
    submit: screen.getByRole('button', { name: 'Zap' }),
    change: (more: typeof options) =>
      rerender(
        <>
          <main>
            {element(more)}
            <button type="button">In the game</button>
          </main>
          <button type="button">Outside</button>
        </>,
      ),
  };
}

describe('A typed answer', () => {
  it.each([true, false])('goes into a labelled field of a form, which has the focus immediately: open %s', (isOpen) => {
    const { field } = typed({ placeholder: 'Type your answer...', isOpen });
    expect(document.activeElement).toBe(field);
    expect(field.closest('form')).not.toBeNull();
    expect(field.placeholder).toBe('Type your answer...');
  });

  it.each(['keyboard', 'pad', 'button'])('is submitted by the %s, which clears the field', async (by) => {
    const { onAnswer, field, submit } = typed();
    if (by === 'pad') for (const key of ['1', '2']) await person.click(screen.getByRole('button', { name: key }));
    else await person.type(field, '12');
    expect(field.value).toBe('12');
    if (by === 'button') await person.click(submit);
    else await person.type(field, '{Enter}', { skipClick: true });
    expect(onAnswer.mock.calls).toEqual([[12]]);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('can be deleted key by key on the pad', async () => {
    const { field } = typed();
    for (const name of ['4', '2', 'delete', 'delete', 'delete', '7'])
      await person.click(screen.getByRole('button', { name }));
    expect(field.value).toBe('7');
  });

  it('gets no more characters from the pad than the field can hold', async () => {
    const { field } = typed();
    for (let press = 0; press < field.maxLength + 5; press++)
      await person.click(screen.getByRole('button', { name: '9' }));
    expect(field.value).toHaveLength(field.maxLength);
  });

  it.each(['', '   '])('is ignored if it is blank: "%s"', async (nothing) => {
    const { onAnswer, field, submit } = typed();
    if (nothing !== '') await person.type(field, nothing);
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await person.type(field, '{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it.each(['abc', '-', '−', '+', '.5'])(
    'is rejected with a message and no penalty if it is not a number: "%s"',
    async (nonsense) => {
      const { onAnswer, field } = typed();
      await person.type(field, `${nonsense}{Enter}`);
      expect(onAnswer).not.toHaveBeenCalled();
      const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toBe('Please type a number.');
      expect(field.getAttribute('aria-invalid')).toBe('true');
      await person.type(field, '4');
      expect(field.getAttribute('aria-invalid')).toBe('false');
      expect(screen.queryByText('Please type a number.')).toBeNull();
    },
  );

  it('does not rerender when a digit is typed, except for its button at the first one', async () => {
    const drawn = vi.fn<() => void>();
    render(
      <main>
        <Profiler id="answer" onRender={drawn}>
          <TypedAnswer
            label="Your answer"
            read={parseWholeNumber}
            notAnAnswer="Please type a number."
            submit="Zap"
            onAnswer={() => {}}
            isOpen
          />
        </Profiler>
      </main>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await person.type(field, '1');
    expect(screen.getByRole('button', { name: 'Zap' }).getAttribute('aria-disabled')).toBe('false');
    drawn.mockClear();
    await person.type(field, '2');
    await person.click(screen.getByRole('button', { name: '3' }));
    expect([field.value, drawn.mock.calls.length]).toEqual(['123', 0]);
  });

  it('keeps the functions of its pad stable when it is submitted, and ignores input afterwards', () => {
    const rules = { read: parseWholeNumber, notAnAnswer: '', onAnswer: () => {}, question: 1 };
    const entry = renderHook(({ isOpen }) => useAnswerEntry({ ...rules, isOpen }), { initialProps: { isOpen: true } });
    const { press, word, typed } = entry.result.current;
    press('7');
    entry.rerender({ isOpen: false });
    press('8');
    expect(typed.read()).toBe('7');
    expect([entry.result.current.press, entry.result.current.word]).toEqual([press, word]);
  });

  it('receives each digit once, wherever in the game it is typed', async () => {
    const { field } = typed();
    focus('In the game');
    await person.keyboard('4');
    expect([field.value, document.activeElement]).toEqual(['4', field]);
    await person.keyboard('2');
    expect(field.value).toBe('42');
  });

  it.each(['-', '−', '+'])('starts with its sign if that is typed anywhere in the game: %s', async (sign) => {
    const { field, onAnswer } = typed();
    focus('In the game');
    await person.keyboard(`${sign}12{Enter}`);
    expect(onAnswer.mock.calls).toEqual([[sign === '+' ? 12 : -12]]);
    expect(document.activeElement).toBe(field);
  });

  it('only takes the focus if the focused element has disappeared', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    typed();
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('ignores keys outside the game, and keys other than digits', async () => {
    const { field } = typed();
    focus('Outside');
    await person.keyboard('4');
    focus('In the game');
    await person.keyboard('a');
    expect(field.value).toBe('');
  });

  it('cannot be submitted while the field is closed, and is still there when it opens', async () => {
    const { onAnswer, field, submit, change } = typed({ isOpen: false });
    await person.type(field, '12{Enter}');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    expect(submit.hasAttribute('disabled')).toBe(false);
    change({ isOpen: true });
    await person.type(field, '{Enter}');
    expect(onAnswer.mock.calls).toEqual([[12]]);
  });
});

describe('The row under the digits of the pad', () => {
  const HALF = { name: 'a half', label: '½', typed: (before: string) => `${before} 1/2` };
  const TUESDAY = { name: 'Tuesday', label: 'Tue', typed: () => 'Tuesday' };

  it('has words that are added to the typed text, or replace it, but never exceed the field', async () => {
    const { field } = typed({ moreKeys: [HALF, TUESDAY], maxCharacters: 8 });
    expect(names().slice(-4, -2)).toEqual(['a half', 'Tuesday']);
    for (const name of ['3', 'a half']) await person.click(screen.getByRole('button', { name }));
    expect(field.value).toBe('3 1/2');
    await person.click(screen.getByRole('button', { name: 'a half' }));
    expect(field.value).toBe('3 1/2 1/');
    await person.click(screen.getByRole('button', { name: 'Tuesday' }));
    expect(field.value).toBe('Tuesday');
  });
});

describe('A rejected entry', () => {
  it.each([
    ['cleared', ''],
    ['kept', '1.5'],
  ] as const)('is %s if the game says so', async (refused, left) => {
    const { field, onAnswer } = typed({
      read: parseWholeNumber,
      refused,
      notAnAnswer: (entry) => `"${entry}" is no whole number.`,
    });
    await person.type(field, '1.5{Enter}');
    expect(field.value).toBe(left);
    expect(screen.getByText('"1.5" is no whole number.')).toBeDefined();
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
