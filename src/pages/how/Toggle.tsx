import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

interface Props {
  readonly picture: ReactNode;
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A card with a picture that switches a setting on or off. */
export function Toggle({ picture, label, hint, isOn, onChange }: Props) {
  return (
    <button
      type="button"
      className="choice choice-card"
      data-chosen={isOn}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span aria-hidden className="choice-picture how-picture">
        {picture}
      </span>
      <span className="grid min-w-0 gap-[2px]">
        <span className="lettering">{label}</span> {hint !== undefined && <span className="choice-hint">{hint}</span>}
      </span>
      <span className="choice-tick" aria-hidden="true">
        <Check className="icon" />
      </span>
    </button>
  );
}
