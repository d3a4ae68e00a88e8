import { expect, it } from 'vitest';
import { algebraAdventureMachine } from '../../machines/algebra-adventure/machine';
import { arcadeMachine } from '../../machines/arithmetic-hero/arcade';
import { challengeMachine } from '../../machines/arithmetic-hero/challenge';
import { arithmeticHeroMachine } from '../../machines/arithmetic-hero/machine';
import { practiceMachine } from '../../machines/arithmetic-hero/practice';
import { fractionBasicsMachine } from '../../machines/fraction-basics/machine';
import { fractionSimplifyMachine } from '../../machines/fraction-simplify/machine';
import { mathFactsMachine } from '../../machines/math-facts/machine';
import { mathWarpMachine } from '../../machines/math-warp/machine';
import { mentalMathsMachine } from '../../machines/mental-maths/machine';
import { moneyCounterMachine } from '../../machines/money-counter/machine';
import { shapeMatchMachine } from '../../machines/shape-match/machine';
import { targetTakedownMachine } from '../../machines/target-takedown/machine';
import { timeMasterMachine } from '../../machines/time-master/machine';
import { timesTablesMachine } from '../../machines/times-tables/machine';
import { GAMES as CATALOGUE } from '../../src/games/catalogue';
import { GAMES } from './games';

/** A state of a chart, or a chart. */
interface ChartState {
  readonly states: Readonly<Record<string, ChartState>>;
}

/** The names of all states of a chart that have no states within, as `data-state` names them. */
const leavesOf = ({ states }: ChartState): readonly string[] =>
  Object.entries(states).flatMap(([name, inner]) => {
    const within = leavesOf(inner);
    return within.length === 0 ? [name] : within.map((leaf) => `${name}.${leaf}`);
  });

const prefixed = (name: string, { root }: { readonly root: ChartState }) =>
  leavesOf(root).map((state) => `${name}.${state}`);

const ROUNDS_OF_THE_HERO = {
  'playing.arcade': arcadeMachine,
  'playing.challenge': challengeMachine,
  'playing.practice': practiceMachine,
} as const;

const heroStates = [
  ...leavesOf(arithmeticHeroMachine.root).filter((state) => !(state in ROUNDS_OF_THE_HERO)),
  ...Object.entries(ROUNDS_OF_THE_HERO).flatMap(([name, machine]) => prefixed(name, machine)),
];

/** A round of the takedown is a board, and beside it a flow that only its chart knows. */
const takedownStates = leavesOf(targetTakedownMachine.root)
  .filter((state) => !state.startsWith('playing.flow.'))
  .map((state) => state.replace('playing.board.', 'playing.'));

const CHARTS: Readonly<Record<string, readonly string[]>> = {
  'algebra-adventure': leavesOf(algebraAdventureMachine.root),
  'arithmetic-hero': heroStates,
  'fraction-basics': leavesOf(fractionBasicsMachine.root),
  'fraction-simplify': leavesOf(fractionSimplifyMachine.root),
  'math-facts': leavesOf(mathFactsMachine.root),
  'math-warp': leavesOf(mathWarpMachine.root),
  'mental-maths': leavesOf(mentalMathsMachine.root),
  'money-counter': leavesOf(moneyCounterMachine.root),
  'shape-match': leavesOf(shapeMatchMachine.root),
  'target-takedown': takedownStates,
  'time-master': leavesOf(timeMasterMachine.root),
  'times-tables': leavesOf(timesTablesMachine.root),
};

it('plays every game of the catalogue', () => {
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
});

it.each(GAMES)('knows every state of $id, and no other', ({ id, states, asking }) => {
  expect([...states].toSorted()).toEqual([...(CHARTS[id] ?? [])].toSorted());
  expect(states).toEqual(expect.arrayContaining([...asking]));
});
