import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect } from 'react';
import { type Readable, useStore } from '../device/page-store';
import { typeDigit } from '../ui/digit-keys';
import { takeLostFocus } from './lost-focus';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  /** What stands in it; the browser shows what is typed by itself, so that nothing is drawn anew at a key. */
  readonly typed: Readable<string>;
  readonly onType: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Why the last entry was no answer, in plain words; null where it was one. */
  readonly problem: Readable<string | null>;
  /** Turns true for the moment in which a wrong entry is shown. */
  readonly isShaken?: boolean;
  /** The most signs that it takes. */
  readonly maxSigns?: number | undefined;
  /** The keyboard that a device without keys shows; the number pad stands in its place where nothing is said. */
  readonly inputMode?: 'decimal' | 'text' | undefined;
  /** False while nothing can be typed: what stands there stays to be read. */
  readonly isOpen?: boolean | undefined;
  /** A sign that can be typed: on a keyboard that has it in the row of digits its key stays a sign. */
  readonly sign?: string | undefined;
  /** The unit that stands before the number: "$". */
  readonly prefix?: string | undefined;
}

/** On a touch device the number pad stands beside the field; its own keyboard would cover the question. */
const INPUT_MODE = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'none' : 'numeric';

/** The most that fits in the field; a longer entry is no answer to anything here. */
export const MAX_SIGNS = 12;

/** Where the same stands there already, nothing is touched: not even the caret. */
function showIn(field: HTMLInputElement | null, text: string): void {
  if (field !== null && field.value !== text) field.value = text;
}

/** The field of a typed answer. It takes the focus when it comes or opens, if what had it went away. */
export function NumberField(props: Props) {
  const { label, placeholder, typed, onType, field, isShaken = false } = props;
  const { maxSigns = MAX_SIGNS, inputMode = INPUT_MODE, isOpen = true, sign, prefix } = props;
  const id = useId();
  const problem = useStore(props.problem);
  // What else comes to stand in it: from a pad, or nothing once it was given.
  useLayoutEffect(() => {
    const show = () => showIn(field.current, typed.read());
    show();
    return typed.subscribe(show);
  }, [field, typed]);
  useEffect(() => takeLostFocus(field.current), [field]);
  useEffect(() => (isOpen ? takeLostFocus(field.current) : undefined), [field, isOpen]);
  return (
    <span className="number-field">
      {prefix !== undefined && (
        <span
          aria-hidden
          className="number-prefix pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-[max(1.75rem,var(--board-read))]/none font-extrabold text-ink-600"
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
        maxLength={maxSigns}
        readOnly={!isOpen}
        aria-label={label}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': `${id}-problem` })}
        placeholder={placeholder}
        data-shaken={isShaken}
        onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent, sign)}
        onChange={({ target }) => {
          onType(target.value);
          // Perhaps there is no room for all of it, or none is taken now.
          showIn(target, typed.read());
        }}
      />
      {/* What the browser draws of a placeholder is one line, and cut off at the edge of the field. */}
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
  /** Whether too little is typed to be given; only the button is drawn anew for it. */
  readonly isEmpty: Readable<boolean>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The button that gives what is typed. */
export function GiveButton({ isOpen, isEmpty, className = '', children }: ButtonProps) {
  const isNothing = useStore(isEmpty);
  return (
    <button type="submit" className={`answer-button ${className}`} aria-disabled={!isOpen || isNothing}>
      {children}
    </button>
  );
}
