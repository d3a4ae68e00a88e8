import { type ReactNode, useId } from 'react';

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, shown on the right and announced: "12 of 25". */
  readonly valueText: string;
  /** Shown instead of `valueText`, which is still announced. */
  readonly figure?: ReactNode;
  readonly className?: string;
}

export function Progress({ label, value, max, valueText, figure, className = '' }: ProgressProps) {
  const id = useId();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <div className="flex justify-between gap-4 text-small font-bold">
        <span id={id}>{label}</span>
        <span className="text-text-soft" aria-hidden="true">
          {figure ?? valueText}
        </span>
      </div>
      <progress className="meter" aria-labelledby={id} aria-valuetext={valueText} value={value} max={max} />
    </div>
  );
}
