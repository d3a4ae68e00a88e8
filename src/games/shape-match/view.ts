import { stateName } from '../../../machines/core/state-name';
import type { ShapeMatchSnapshot } from '../../../machines/shape-match/machine';
import type { Question } from '../../../machines/shape-match/questions';
import { type Given, isCounted } from '../../../machines/shape-match/round';

/** The state of the game as `data-state` names it; an answer with whether its sides are still being counted. */
export function gameStateName({ value, context: { round } }: ShapeMatchSnapshot): string {
  const name = stateName(value);
  return name === 'answered' ? `${name}.${isCounted(round) ? 'counted' : 'counting'}` : name;
}

/** What the scene shows of the game. */
export interface GardenView {
  readonly question: Question;
  readonly given: Given | null;
  /** How many steps of counting are done. */
  readonly counted: number;
}

/** What the scene shows of the game now. */
export const gardenViewOf = ({ context: { round } }: ShapeMatchSnapshot): GardenView => round;
