import { Switch as Kit } from 'radix-ui';
import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  /** A second, softer line. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its label at the right; the label can be pressed too. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="inline-flex min-h-12 items-center gap-3.5">
      <Kit.Root
        id={id}
        className="switch"
        checked={isOn}
        onCheckedChange={onChange}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      >
        <Kit.Thumb className="switch-thumb" />
      </Kit.Root>
      <label htmlFor={id} className="cursor-pointer py-2 leading-tight font-bold">
        {label}
        {hint !== undefined && (
          <span id={hintId} aria-hidden="true" className="block text-small font-medium text-text-soft">
            {hint}
          </span>
        )}
      </label>
    </div>
  );
}
