import type { ReactNode } from 'react';

interface CardProps {
  /** The id of the heading. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A card for one action on the stored progress. */
export const ActionCard = ({ id, children }: CardProps) => (
  <section aria-labelledby={id} className="flex flex-col gap-3.5 rounded-large bg-surface p-6 shadow-soft">
    {children}
  </section>
);

interface SaidProps {
  readonly isWarning?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The result of an action. It takes no space while empty, but stays mounted as a live region. */
export const StatusNote = ({ isWarning = false, className = 'empty:-mt-3.5', children }: SaidProps) => (
  <p role="status" className={`${isWarning ? WARNING : NOTE} not-empty:px-4 not-empty:py-3 ${className}`}>
    {children}
  </p>
);

const NOTE = 'rounded-small bg-tint-teal font-bold wrap-anywhere text-on-tint-teal';
const WARNING = 'rounded-small bg-tint-sun font-bold wrap-anywhere text-on-tint-sun';

export const WarningNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={`${WARNING} px-4 py-3`}>{children}</p>
);
