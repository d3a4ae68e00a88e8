import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly picture: ReactNode;
  readonly label: string;
  /** What it does, in a few words. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, as a card with a picture. Its tick shows that it is on. */
export function Toggle({ picture, label, hint, isOn, onChange }: Props) {
  const id = useId();
  return (
    <button
      type="button"
      className="choice choice-card"
      data-chosen={isOn}
      aria-pressed={isOn}
      aria-labelledby={`${id}-label`}
      {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
      onClick={() => onChange(!isOn)}
    >
      <span aria-hidden className="choice-picture how-picture">
        {picture}
      </span>
      <span className="grid min-w-0 gap-[2px]">
        <span id={`${id}-label`} className="lettering">
          {label}
        </span>
        {hint !== undefined && (
          // It describes the button, and is not part of its name.
          <span id={`${id}-hint`} aria-hidden="true" className="choice-hint">
            {hint}
          </span>
        )}
      </span>
      <span className="choice-tick" aria-hidden="true">
        <Check className="icon" />
      </span>
    </button>
  );
}
