import type { ReactNode } from 'react';

interface HintProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

const COMMON = 'flex items-center gap-3 rounded-small px-4 py-3 text-[1.0625rem]/[1.4]';

export const Hint = ({ icon, children }: HintProps) => (
  <p className={`${COMMON} bg-tint-sun [&_.icon]:text-on-tint-sun`}>
    {icon}
    {children}
  </p>
);

/** The error text, which screen readers also announce. */
export const Alert = ({ icon, children }: HintProps) => (
  <p role="alert" className={`${COMMON} bg-wrong-surface shadow-[inset_0_0_0_2px_var(--wrong)] [&_.icon]:text-wrong`}>
    {icon}
    {children}
  </p>
);
