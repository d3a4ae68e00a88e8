import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { announce } from './announcer';
import { MOST_SIGNS, NumberField } from './NumberField';
import { DELETE, NumberPad, type PadKey } from './NumberPad';
import { useKeys } from './useKeys';

interface Props<Answer> {
  readonly label: string;
  readonly placeholder?: string;
  readonly sign?: '−' | '.' | '/' | ':' | undefined;
  /** Reads what was typed; null where it is no answer at all, which costs nothing. */
  readonly read: (typed: string) => Answer | null;
  /** What is said to an entry that is no answer. */
  readonly notAnAnswer: string;
  readonly onAnswer: (answer: Answer) => void;
  readonly isOpen: boolean;
  readonly isShaken?: boolean;
  /** The question, before the field; and what stands on the button. */
  readonly children: ReactNode;
  readonly submit: ReactNode;
}

/** A question with its field, its button and its number pad; digits typed anywhere in the game go to the field. */
export function TypedAnswer<Answer>(props: Props<Answer>) {
  const { label, placeholder, sign, read, notAnAnswer, onAnswer, isOpen, isShaken, children, submit } = props;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const type = (text: string) => {
    setTyped(text);
    setProblem(null);
  };
  // The same function at every key, so that the pad is not drawn anew.
  const press = useCallback((key: PadKey) => {
    setTyped((before) => (key === DELETE ? before.slice(0, -1) : `${before}${key}`.slice(0, MOST_SIGNS)));
    setProblem(null);
  }, []);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
    if (!isOpen || typed.trim() === '') return;
    const value = read(typed);
    setTyped('');
    setProblem(value === null ? notAnAnswer : null);
    if (value === null) announce(notAnAnswer);
    else onAnswer(value);
  };
  useKeys(field, isOpen, (key) => {
    // The browser types it itself, into what has the focus by then.
    if (/^[0-9+−-]$/.test(key) || key === sign) field.current?.focus({ preventScroll: true });
  });

  return (
    <div className="typed-answer">
      <form className="ask" onSubmit={answer}>
        {children}
        <NumberField
          label={label}
          {...(placeholder !== undefined && { placeholder })}
          value={typed}
          onChange={type}
          field={field}
          problem={problem}
          {...(isShaken !== undefined && { isShaken })}
        />
        <button type="submit" className="answer-button" aria-disabled={!isOpen || typed.trim() === ''}>
          {submit}
        </button>
      </form>
      <NumberPad sign={sign} onKey={press} />
    </div>
  );
}
