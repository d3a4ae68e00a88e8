/*
 * The sea of the site: three flat tones, palest in the upper left where the light comes from. Drawn once for wide and
 * once for narrow pages; the sheet stretches to its box.
 */

import type { ReactNode } from 'react';

interface SheetProps {
  /** The width of the window for which it is drawn. */
  readonly room: keyof typeof ROOMS;
  readonly className?: string;
  readonly viewBox: string;
  readonly children: ReactNode;
}

const ROOMS = { wide: 'narrow:hidden', narrow: 'hidden narrow:block' } as const;

const Sheet = ({ room, className = 'inset-0 h-full', viewBox, children }: SheetProps) => (
  <svg
    className={`absolute w-full max-w-none ${className} ${ROOMS[room]}`}
    viewBox={viewBox}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The deeper tones, over the shallow one of the box itself. */
export function Waters() {
  return (
    <>
      <Sheet room="narrow" viewBox="0 0 400 1000">
        <path className="fill-sea-middle" d="M0 430C80 385 150 450 240 405S350 320 400 345V1000H0Z" />
        <path className="fill-sea-deep" d="M0 700C90 650 170 720 260 672S350 590 400 612V1000H0Z" />
      </Sheet>
      <Sheet room="wide" viewBox="0 0 1440 744">
        <path
          className="fill-sea-middle"
          d="M590 0C540 90 690 170 630 280C580 372 440 356 330 420C210 490 90 440 0 486V744H1440V0Z"
        />
        <path
          className="fill-sea-deep"
          d="M1010 0C960 70 1060 130 1010 206C960 280 860 250 800 330C740 410 700 420 560 436C440 450 360 560 220 566C120 570 60 600 0 596V744H1440V0Z"
        />
      </Sheet>
    </>
  );
}

/** The beach where the sea ends and the page begins. */
export function Beach() {
  return (
    <>
      <Sheet room="narrow" className="-bottom-px left-0 h-14" viewBox="0 0 400 40">
        <path className="fill-shore" d="M0 12C60 0 120 22 190 10S320 2 400 14V41H0Z" />
        <path className="fill-page" d="M0 24C60 12 120 34 190 22S320 14 400 26V41H0Z" />
      </Sheet>
      <Sheet room="wide" viewBox="0 0 1440 744">
        <path className="fill-shore" d="M0 716C160 690 300 734 480 718S820 700 980 720S1290 730 1440 704V744H0Z" />
        <path className="fill-page" d="M0 730C180 708 320 746 500 732S840 716 1000 734S1300 742 1440 720V745H0Z" />
      </Sheet>
    </>
  );
}

const COMPASS_POINTS = [0, 90, 180, 270];

/** A compass rose, 68 across, its middle at the origin. */
export function Compass({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform} fill="#fff">
      {COMPASS_POINTS.map((degrees) => (
        <g key={degrees} transform={`rotate(${degrees})`}>
          <path d="M0-34L7-7 0 0Z" opacity="0.8" />
          <path d="M0-34L-7-7 0 0Z" opacity="0.5" />
        </g>
      ))}
      <circle r="22" fill="none" stroke="#fff" strokeWidth="2.5" opacity="0.5" />
    </g>
  );
}

/** Little waves of foam at these places. */
export function Foam({ at }: { readonly at: readonly (readonly [x: number, y: number])[] }) {
  return (
    <path
      d={at.map(([x, y]) => `M${x} ${y}q9-8 18 0t18 0`).join('')}
      className="fill-none stroke-foam"
      strokeWidth="3"
      strokeLinecap="round"
    />
  );
}

/** A dotted course over the sea. */
export function Course({ d }: { readonly d: string }) {
  return <path d={d} className="fill-none stroke-foam" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 13" />;
}
