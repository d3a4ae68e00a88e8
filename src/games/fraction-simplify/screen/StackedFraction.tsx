import type { ReactNode } from 'react';

interface Props {
  readonly top: ReactNode;
  readonly bottom: ReactNode;
}

/** A fraction with its numerator on top; screen readers get "1/2". */
export function StackedFraction({ top, bottom }: Props) {
  return (
    <span className="fraction">
      <span>{top}</span>
      <span className="sr-only">/</span>
      <span>{bottom}</span>
    </span>
  );
}
