import './harbour.css';
import type { ComponentType, SVGProps } from 'react';
import type { Gift } from '../../../machines/core/day-voyage';
import Crab from './drawings/crab.svg?part';
import Dolphin from './drawings/dolphin.svg?part';
import Gull from './drawings/gull.svg?part';
import Jetty from './drawings/harbour.svg?part';
import Lamp from './drawings/lamp.svg?part';
import PaperBoat from './drawings/paper-boat.svg?part';
import Seal from './drawings/seal.svg?part';
import Turtle from './drawings/turtle.svg?part';

const PARTS: Readonly<Record<Gift, ComponentType<SVGProps<SVGGElement>>>> = {
  lamp: Lamp,
  seal: Seal,
  gull: Gull,
  turtle: Turtle,
  crab: Crab,
  dolphin: Dolphin,
  paperBoat: PaperBoat,
};

type Spot = readonly [x: number, y: number];

/** Where the gifts of each kind are, in order. */
const SPOTS: Readonly<Record<Gift, readonly Spot[]>> = {
  lamp: [
    [38, 38],
    [82, 38],
    [126, 38],
    [170, 38],
    [214, 38],
  ],
  seal: [[58, 122]],
  gull: [[192, 76]],
  turtle: [[146, 126]],
  crab: [[104, 74]],
  dolphin: [[204, 126]],
  paperBoat: [
    [20, 126],
    [98, 130],
    [236, 112],
    [172, 134],
  ],
};

/** The spot of the gift with this index. */
const spotOf = (gifts: readonly Gift[], index: number): Spot => {
  const gift = gifts[index] ?? 'lamp';
  return SPOTS[gift][gifts.slice(0, index).filter((one) => one === gift).length] ?? [0, 0];
};

interface Props {
  /** What the voyages have brought, in order. */
  readonly gifts: readonly Gift[];
  /** Whether the last of them has just arrived. */
  readonly isNew?: boolean;
  readonly className?: string;
}

/** The harbour with everything that the child's voyages have brought, as decoration. */
export const Harbour = ({ gifts, isNew = false, className }: Props) => (
  <svg viewBox="0 12 250 128" aria-hidden="true" className={className}>
    <Jetty />
    {gifts.map((gift, index) => {
      const Part = PARTS[gift];
      return (
        <g key={index} transform={`translate(${spotOf(gifts, index).join(' ')})`}>
          <Part className="harbour-gift" data-gift={gift} data-new={isNew && index === gifts.length - 1} />
        </g>
      );
    })}
  </svg>
);
