import { stateName } from '../../../machines/core/state-name';
import type { ShapeMatchSnapshot } from '../../../machines/shape-match/machine';
import type { Question } from '../../../machines/shape-match/questions';
import { type Given, isCountingDone } from '../../../machines/shape-match/round';

/** The game's state, as in `data-state`. After an answer it includes whether the sides are still being counted. */
export function gameStateName({ value, context: { round } }: ShapeMatchSnapshot): string {
  const name = stateName(value);
  return name === 'answered' ? `${name}.${isCountingDone(round) ? 'counted' : 'counting'}` : name;
}

export interface ShapeMatchView {
  readonly question: Question;
  readonly given: Given | null;
  readonly counted: number;
}

export const shapeMatchViewOf = ({ context: { round } }: ShapeMatchSnapshot): ShapeMatchView => round;
