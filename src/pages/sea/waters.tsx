/*
 * The sea of the site: three flat tones, palest in the upper left where the light is. There is one drawing for wide
 * pages and one for narrow ones, each stretched to its box.
 */

import type { ReactNode } from 'react';
import BeachNarrow from './drawings/beach-narrow.svg?part';
import BeachWide from './drawings/beach-wide.svg?part';
import WatersNarrow from './drawings/waters-narrow.svg?part';
import WatersWide from './drawings/waters-wide.svg?part';

interface SheetProps {
  /** The window width that it is drawn for. */
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

/** The deeper tones. The box itself has the shallow one. */
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
