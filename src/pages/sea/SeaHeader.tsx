import type { ReactNode } from 'react';
import Waters from './drawings/head.svg?part';

interface SeaHeadProps {
  readonly title: string;
  /** The text below the title. */
  readonly children: ReactNode;
  /** A drawing, 320 x 240, with the waterline at its lower edge. */
  readonly drawing: ReactNode;
}

/** The header of a text page: the title on the sea, next to a floating drawing, with a beach below. */
export function SeaHeader({ title, children, drawing }: SeaHeadProps) {
  return (
    <div className="relative overflow-hidden bg-sea-shallow">
      <svg
        className="absolute -bottom-px left-1/2 w-[max(100rem,100%)] max-w-none -translate-x-1/2 phone:w-[max(68.75rem,100%)]"
        viewBox="0 0 1600 220"
        aria-hidden="true"
      >
        <Waters />
      </svg>
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)_clamp(14rem,58vw-22.5rem,20rem)] items-end gap-8 pb-13 phone:grid-cols-1 phone:gap-0 phone:pb-9">
        <div className="grid max-w-160 board:max-w-240 gap-3 self-center pt-16 pb-20 phone:pt-9 phone:pb-2 board:pt-8 board:pb-10">
          <h1>{title}</h1>
          {children}
        </div>
        <svg
          className="h-auto w-full overflow-visible phone:w-44 phone:justify-self-end"
          viewBox="0 0 320 240"
          aria-hidden="true"
        >
          {drawing}
        </svg>
      </div>
    </div>
  );
}
