/*
 * The sea of the site: three flat tones, palest in the upper left where the light comes from. Drawn once for wide and
 * once for narrow pages; the sheet stretches to its box.
 */

import type { ReactNode } from 'react';
import BeachNarrow from './drawings/beach-narrow.svg?part';
import BeachWide from './drawings/beach-wide.svg?part';
import WatersNarrow from './drawings/waters-narrow.svg?part';
import WatersWide from './drawings/waters-wide.svg?part';

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
        <WatersNarrow />
      </Sheet>
      <Sheet room="wide" viewBox="0 0 1440 744">
        <WatersWide />
      </Sheet>
    </>
  );
}

/** The beach where the sea ends and the page begins. */
export function Beach() {
  return (
    <>
      <Sheet room="narrow" className="-bottom-px left-0 h-14" viewBox="0 0 400 40">
        <BeachNarrow />
      </Sheet>
      <Sheet room="wide" viewBox="0 0 1440 744">
        <BeachWide />
      </Sheet>
    </>
  );
}
