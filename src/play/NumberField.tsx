import { type RefObject, useEffect, useId } from 'react';

interface Props {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Why the last entry was no answer, in plain words. */
  readonly problem?: string | null;
  /** Turns true for the moment in which a wrong entry is shown. */
  readonly isShaken?: boolean;
}

/** On a touch device the number pad stands beside the field; its own keyboard would cover the question. */
const INPUT_MODE = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'none' : 'numeric';

/** The most that fits in the field; a longer entry is no answer to anything here. */
export const MOST_SIGNS = 12;

/** The field of a typed answer. It takes the focus when it comes, if what had it went away. */
export function NumberField({ label, placeholder, value, onChange, field, problem = null, isShaken = false }: Props) {
  const id = useId();
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
  }, [field]);
  return (
    <span className="number-field">
      <input
        ref={field}
        id={id}
        type="text"
        inputMode={INPUT_MODE}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={MOST_SIGNS}
        aria-label={label}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': `${id}-problem` })}
        placeholder={placeholder}
        data-shaken={isShaken}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== null && (
        <span id={`${id}-problem`} className="number-problem">
          {problem}
        </span>
      )}
    </span>
  );
}
