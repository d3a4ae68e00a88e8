import { arcadeMachine } from '../../../machines/arithmetic-hero/arcade';
import { challengeMachine } from '../../../machines/arithmetic-hero/challenge';
import { arithmeticHeroMachine } from '../../../machines/arithmetic-hero/machine';
import { practiceMachine } from '../../../machines/arithmetic-hero/practice';
import { leafStatesOf } from '../../fuzz/chart-states';

const ROUNDS = {
  'playing.arcade': arcadeMachine,
  'playing.challenge': challengeMachine,
  'playing.practice': practiceMachine,
} as const;

/** The states of the game and of its modes, which have their own state charts. */
export const chartStates: readonly string[] = [
  ...leafStatesOf(arithmeticHeroMachine.root).filter((state) => !(state in ROUNDS)),
  ...Object.entries(ROUNDS).flatMap(([name, { root }]) => leafStatesOf(root).map((state) => `${name}.${state}`)),
];
