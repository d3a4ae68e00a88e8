import { formatStateName } from '../../../machines/core/state-name';
import type { ShapeMatchSnapshot } from '../../../machines/shape-match/machine';
import type { Question } from '../../../machines/shape-match/questions';
import { type GivenAnswer, hasCountedAllSides } from '../../../machines/shape-match/round';

/** The game's state, as in `data-state`. After an answer it includes whether the sides are still being counted. */
export function gameStateName({ value, context: { round } }: ShapeMatchSnapshot): string {
  const name = formatStateName(value);
  return name === 'answered' ? `${name}.${hasCountedAllSides(round) ? 'counted' : 'counting'}` : name;
}

export interface ShapeMatchView {
  readonly question: Question;
  readonly given: GivenAnswer | null;
  readonly counted: number;
}

export const getShapeMatchView = ({ context: { round } }: ShapeMatchSnapshot): ShapeMatchView => round;
