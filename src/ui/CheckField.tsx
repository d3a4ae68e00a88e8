import { useId } from 'react';
import { useServerCheckbox } from './adopt-server-input';

interface CheckFieldProps {
  readonly label: string;
  /** What ticking it does, in a softer line below the label. */
  readonly hint: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox with a label and a hint. Pressing either of them ticks the box too. */
export function CheckField({ label, hint, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  const box = useServerCheckbox(onChange);
  return (
    <label className="flex min-h-(--target) cursor-pointer items-center gap-3.5 py-1">
      <input
        ref={box}
        type="checkbox"
        className="size-7 flex-none cursor-pointer accent-primary"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <b id={`${id}-label`} className="block leading-[1.35]">
          {label}
        </b>
        <span id={`${id}-hint`} className="block text-small/[1.4] text-text-soft">
          {hint}
        </span>
      </span>
    </label>
  );
}
