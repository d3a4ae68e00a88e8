import { stateName } from '../../../machines/core/state-name';
import type { ShapeMatchSnapshot } from '../../../machines/shape-match/machine';
import type { Question } from '../../../machines/shape-match/questions';
import type { Given } from '../../../machines/shape-match/round';

/** The state of the game as `data-state` names it. */
export const gameStateName = ({ value }: ShapeMatchSnapshot): string => stateName(value);

/** What the scene shows of the game. */
export interface GardenView {
  readonly question: Question;
  readonly given: Given | null;
  /** How many steps of counting are done. */
  readonly counted: number;
}

/** What the scene shows of the game now. */
export const gardenViewOf = ({ context: { round } }: ShapeMatchSnapshot): GardenView => round;
