import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect } from 'react';
import { typeDigit } from '../../ui/digit-keys';
import { writeTyped } from '../../ui/notation';
import { type Readable, useStore } from '../../ui/page-store';
import { restoreFocus } from '../internal/restore-focus';
import { useLetterAnswers } from '../listening/letter-answers';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  /** Text in the field. The browser shows typed characters itself, so a keystroke does not re-render anything. */
  readonly typed: Readable<string>;
  readonly onType: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** A plain explanation of why the last entry was not accepted; null if it was. */
  readonly problem: Readable<string | null>;
  /** True for a moment after a wrong answer. */
  readonly isShaken?: boolean;
  readonly maxCharacters?: number | undefined;
  /** On-screen keyboard to open. Touch devices open none by default, because the number pad is next to the field. */
  readonly inputMode?: 'decimal' | 'text' | undefined;
  /** False while typing is not possible. The text stays readable. */
  readonly isOpen?: boolean | undefined;
  /**
   * A character that can be typed in addition to digits. On keyboards where it shares a key with a digit, that key
   * types the character.
   */
  readonly sign?: string | undefined;
  /** Unit shown before the number: "$". */
  readonly prefix?: string | undefined;
  /** Whether answers can contain letters. */
  readonly takesLetters?: boolean;
}

/** On touch devices the number pad replaces the on-screen keyboard, which would cover the question. */
const INPUT_MODE = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'none' : 'numeric';

/** Maximum number of characters in the field. No answer in any game is longer. */
export const MAX_CHARACTERS = 12;

/** Leaves an unchanged field alone, because setting `value` moves the caret. */
function showIn(field: HTMLInputElement | null, text: string): void {
  if (field !== null && field.value !== text) field.value = text;
}

/**
 * The field for a typed answer. It takes the focus when it appears or opens, if the element that had the focus has
 * disappeared.
 */
export function NumberField(props: Props) {
  const { label, placeholder, typed, onType, field, isShaken = false } = props;
  const { maxCharacters = MAX_CHARACTERS, inputMode = INPUT_MODE, isOpen = true, sign, prefix } = props;
  useLetterAnswers(isOpen && props.takesLetters === true);
  const id = useId();
  const problem = useStore(props.problem);
  // Text that was not typed in the field: from the keys of the number pad, or from clearing the field after an answer.
  useLayoutEffect(() => {
    const show = () => showIn(field.current, writeTyped(typed.read()));
    show();
    return typed.subscribe(show);
  }, [field, typed]);
  useEffect(() => restoreFocus(field.current), [field]);
  useEffect(() => (isOpen ? restoreFocus(field.current) : undefined), [field, isOpen]);
  return (
    <span className="number-field">
      {prefix !== undefined && (
        <span
          aria-hidden
          className="number-prefix pointer-events-none absolute top-1/2 start-3 -translate-y-1/2 text-[max(1.75rem,var(--board-read))]/none font-extrabold text-ink-600"
        >
          {prefix}
        </span>
      )}
      <input
        ref={field}
        id={id}
        type="text"
        translate="no"
        inputMode={inputMode}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxCharacters}
        readOnly={!isOpen}
        aria-label={label}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': `${id}-problem` })}
        placeholder={placeholder}
        data-shaken={isShaken}
        onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent, sign)}
        onChange={({ target }) => {
          onType(target.value);
          // The store may have cut or refused the text.
          showIn(target, writeTyped(typed.read()));
        }}
      />
      {/* Browsers cut a placeholder off after one line. This copy of it wraps. */}
      <span
        aria-hidden
        className="number-placeholder pointer-events-none w-0 min-w-full place-content-center text-center leading-[1.05] font-semibold text-balance text-ink-600"
      >
        {placeholder}
      </span>
      {problem !== null && (
        <span
          id={`${id}-problem`}
          className="number-problem rounded-small bg-white px-3.5 py-1.5 leading-[1.3] font-bold text-balance text-ink-900"
        >
          {problem}
        </span>
      )}
    </span>
  );
}

interface ButtonProps {
  readonly isOpen: boolean;
  /** Whether the field is empty. A store, so that only the button re-renders. */
  readonly isEmpty: Readable<boolean>;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SubmitButton({ isOpen, isEmpty, className = '', children }: ButtonProps) {
  const isNothing = useStore(isEmpty);
  return (
    <button type="submit" className={`answer-button ${className}`} aria-disabled={!isOpen || isNothing}>
      {children}
    </button>
  );
}
