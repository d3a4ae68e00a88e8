import type { ReactNode } from 'react';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { drawingUrl } from '../../../stage/drawing';
import { lagoonDrawings } from '../scene/drawings';

const drawings = lagoonDrawings();
const drawn = (name: string): string => {
  const drawing = drawings[name];
  return drawing === undefined ? '' : drawingUrl(drawing);
};
const BUBBLE = { open: drawn('bubble open'), right: drawn('bubble right') } as const;
const BEAD = { lit: drawn('bead sun'), out: drawn('bead out') } as const;
const TURTLE = drawn('turtle');

const bubble = (number: number, look: keyof typeof BUBBLE): ReactNode => (
  <span className="grid place-items-center text-[1.375rem] text-ink-900 [--howto-picture:3.5rem] *:col-start-1 *:row-start-1">
    <img src={BUBBLE[look]} alt="" />
    <b>{number}</b>
  </span>
);

const BUBBLES = (
  <span className="howto-row">
    <b className="howto-card mental-sum">36 ÷ 4</b>
    {bubble(8, 'open')}
    {bubble(9, 'right')}
  </span>
);
const BEADS = (
  <span className="flex w-48 flex-wrap items-center justify-center gap-2 [--howto-picture:1.375rem]">
    {Array.from({ length: 12 }, (_, index) => (
      <img key={index} src={index < 4 ? BEAD.out : BEAD.lit} alt="" />
    ))}
  </span>
);
/** Without a time limit there are no beads around the sum. */
const BARE_SUM = (
  <span className="howto-row">
    <b className="howto-card mental-sum">36 ÷ 4 = ?</b>
  </span>
);
const SWIMMING_TURTLE = (
  <span className="[--howto-picture:4rem]">
    <img src={TURTLE} alt="" />
  </span>
);

export const howTo = (time: TimeSetting): readonly ReactNode[] => [
  BUBBLES,
  time === 'none' ? BARE_SUM : BEADS,
  SWIMMING_TURTLE,
];
