/* The beacons and the ship, at rest: drawn by the page where no scene moves them. */
import { placed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import type { Phase } from '../view';
import { beaconDrawings } from './beacon-drawing';
import { beaconPositions, beaconScale, lanePosition, shipHome } from './layout';
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
  const positions = beaconPositions(view);
  const drawn = positions.map(({ x, y }, index) => {
    const choice = choices[index];
    if (choice === undefined) return '';
    const isCorrect = isFound && choice === answer;
    const inner = isCorrect
      ? part('beacon right') + placed(part('right'), SIGN)
      : tried.includes(choice)
        ? part('beacon used') + part('struck')
        : part('beacon');
    return placed(inner, { x, y, scale });
  });
  const right = isFound ? positions[choices.indexOf(answer)] : undefined;
  return drawn.join('') + placed(ship, { ...(right ? lanePosition(right, view) : shipHome(view)), scale: 0.9 });
}
