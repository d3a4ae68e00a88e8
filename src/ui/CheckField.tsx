import { useId } from 'react';
import { hearTickedBefore } from './typed-before';
import './check-field.css';

interface CheckFieldProps {
  readonly label: string;
  /** What a tick there does, in a softer line beneath the label. */
  readonly hint: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** One thing that is so or is not; the whole of it can be pressed. */
export function CheckField({ label, hint, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <label className="check-field">
      <input
        ref={hearTickedBefore}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <b id={`${id}-label`}>{label}</b>
        <span id={`${id}-hint`} className="check-field-hint">
          {hint}
        </span>
      </span>
    </label>
  );
}
