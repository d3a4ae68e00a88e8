import { Switch as Kit } from 'radix-ui';
import { useId } from 'react';

/** 36 px high, with a touch target of 48 px. */
const FACE =
  'relative h-9 w-15 flex-none rounded-round bg-surface shadow-[inset_0_0_0_3px_var(--border-control)] ' +
  'transition-[background-color] duration-(--motion-touch) before:absolute before:-inset-y-1.5 before:inset-x-0 ' +
  'data-[state=checked]:bg-primary data-[state=checked]:shadow-none';

const THUMB =
  'ms-2 block size-5 rounded-full bg-border-control transition-[translate,scale] duration-(--motion-touch) ease-out ' +
  'data-[state=checked]:translate-x-6 data-[state=checked]:scale-130 data-[state=checked]:bg-on-primary';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with a label to its right, which can be pressed too. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="inline-flex min-h-12 items-center gap-3.5">
      <Kit.Root
        id={id}
        className={`switch ${FACE}`}
        checked={isOn}
        onCheckedChange={onChange}
        {...(hint !== undefined && { 'aria-describedby': hintId })}
      >
        <Kit.Thumb className={`switch-thumb ${THUMB}`} />
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
