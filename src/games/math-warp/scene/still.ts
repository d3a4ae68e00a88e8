/* The beacons and the ship as a static SVG, which the page shows when there is no canvas. */
import { transformed } from '../../../stage/drawing';
import type { View } from '../../../stage/scene';
import type { PortalPhase } from '../view';
import { beaconDrawings } from './beacon-drawing';
import { beaconPositions, beaconScale, lanePosition, shipHome } from './layout';
import { drawShip } from './ship-drawing';

const beacons = beaconDrawings();
const ship = drawShip().inner;
const part = (name: string): string => beacons[name]?.inner ?? '';

/** Position of the tick on the right beacon. */
const SIGN = { x: 36, y: -34 } as const;

/** The part of a question that the static picture shows. */
export interface WarpStill {
  readonly phase: PortalPhase;
  readonly choices: readonly number[];
  readonly tried: readonly number[];
  readonly answer: number;
}

/** The four beacons with their states, and the ship, which is at the right beacon once that has been found. */
export function drawStillBeacons(view: View, { phase, choices, tried, answer }: WarpStill): string {
  const scale = beaconScale(view);
  const isFound = phase === 'closing';
  const positions = beaconPositions(view);
  const drawn = positions.map(({ x, y }, index) => {
    const choice = choices[index];
    if (choice === undefined) return '';
    const isCorrect = isFound && choice === answer;
    const inner = isCorrect
      ? part('beacon right') + transformed(part('right'), SIGN)
      : tried.includes(choice)
        ? part('beacon used') + part('struck')
        : part('beacon');
    return transformed(inner, { x, y, scale });
  });
  const right = isFound ? positions[choices.indexOf(answer)] : undefined;
  return drawn.join('') + transformed(ship, { ...(right ? lanePosition(right, view) : shipHome(view)), scale: 0.9 });
}
