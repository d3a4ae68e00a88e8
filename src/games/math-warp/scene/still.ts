/* The beacons and the ship, at rest: drawn by the page where no scene moves them. */
import { placed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import type { Phase } from '../view';
import { beaconDrawings } from './beacon-drawing';
import { beaconPlaces, beaconScale, lanePlace, shipHome } from './layout';
import { burningShip } from './ship-drawing';

const beacons = beaconDrawings();
const ship = burningShip().inner;
const part = (name: string): string => beacons[name]?.inner ?? '';

/** Where the sign of the right one stands on a beacon. */
const SIGN = { x: 36, y: -34 } as const;

/** What of a question is to be seen. */
export interface WarpStill {
  readonly phase: Phase;
  readonly choices: readonly number[];
  readonly tried: readonly number[];
  readonly answer: number;
}

/** The four beacons, what became of each, and the ship: before the right one once that is found. */
export function beaconsAtRest(view: View, { phase, choices, tried, answer }: WarpStill): string {
  const scale = beaconScale(view);
  const isFound = phase === 'closing';
  const places = beaconPlaces(view);
  const drawn = places.map(({ x, y }, index) => {
    const choice = choices[index];
    if (choice === undefined) return '';
    const isRight = isFound && choice === answer;
    const inner = isRight
      ? part('beacon right') + placed(part('right'), SIGN)
      : tried.includes(choice)
        ? part('beacon used') + part('struck')
        : part('beacon');
    return placed(inner, { x, y, scale });
  });
  const right = isFound ? places[choices.indexOf(answer)] : undefined;
  return drawn.join('') + placed(ship, { ...(right ? lanePlace(right, view) : shipHome(view)), scale: 0.9 });
}
