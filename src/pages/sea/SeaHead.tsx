import type { ReactNode } from 'react';
import { Foam } from './waters';

interface SeaHeadProps {
  readonly title: string;
  /** What stands beneath the title. */
  readonly children: ReactNode;
  /** A drawing, 320 x 240, that is afloat at its lower edge. */
  readonly drawing: ReactNode;
}

/** The head of a page of words: its title on the sea, a drawing afloat beside it, and the beach where the words begin. */
export function SeaHead({ title, children, drawing }: SeaHeadProps) {
  return (
    <div className="relative overflow-hidden bg-sea-shallow">
      <svg
        className="absolute -bottom-px left-1/2 w-[max(100rem,100%)] max-w-none -translate-x-1/2 phone:w-[max(68.75rem,100%)]"
        viewBox="0 0 1600 220"
        aria-hidden="true"
      >
        <path className="fill-sea-middle" d="M0 62C200 30 380 82 600 56S1000 26 1200 50S1480 74 1600 42V221H0Z" />
        <Foam
          at={[
            [980, 92],
            [820, 106],
            [1420, 96],
          ]}
        />
        <path className="fill-sea-deep" d="M0 132C200 106 380 152 600 130S1000 102 1200 124S1480 144 1600 116V221H0Z" />
        <path className="fill-shore" d="M0 188C180 164 330 208 520 190S900 172 1080 192S1430 204 1600 178V221H0Z" />
        <path className="fill-page" d="M0 202C200 180 350 220 550 204S940 188 1100 206S1440 216 1600 194V221H0Z" />
      </svg>
      <div className="wrap relative grid grid-cols-[minmax(0,1fr)_clamp(14rem,58vw-22.5rem,20rem)] items-end gap-8 pb-13 phone:grid-cols-1 phone:gap-0 phone:pb-9">
        <div className="grid max-w-160 gap-3 self-center pt-16 pb-20 phone:pt-9 phone:pb-2">
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
