import type { ReactNode } from 'react';
import { ADDED } from './page-text';

interface AddedProps {
  readonly when?: keyof typeof ADDED;
  readonly children: ReactNode;
}

/** A passage that was added after the last full update, with its own date. */
export function AddedPassage({ when = 'first', children }: AddedProps) {
  return (
    <div className="legal-added prose border-s-4 border-teal-500 ps-5">
      <p className="lettering justify-self-start rounded-round bg-tint-teal px-3 py-1 text-[0.9375rem] text-on-tint-teal">
        {ADDED[when]}
      </p>
      {children}
    </div>
  );
}
