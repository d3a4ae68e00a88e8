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
import { GAMES as CATALOGUE } from '../../src/games';
import { GAMES } from './games';

/** A state of a chart, or a chart. */
interface ChartState {
  readonly states: Readonly<Record<string, ChartState>>;
  readonly always?: readonly { readonly guard?: unknown }[] | undefined;
}

/** Whether a chart is never seen in a state, since it always goes on from there at once. */
const isPassedThrough = ({ always = [] }: ChartState): boolean => always.some(({ guard }) => guard === undefined);

/** The names of all states of a chart that have no states within, and in which it can be found. */
const leavesOf = ({ states }: ChartState): readonly string[] =>
  Object.entries(states)
    .filter(([, inner]) => !isPassedThrough(inner))
    .flatMap(([name, inner]) => {
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

/** States of which the page says more than the chart: what became of the answer, or how far it is shown. */
const SAID_CLOSER: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'fraction-basics': {
    'round.answered': ['answered.cutting', 'answered.laying', 'answered.measuring', 'answered.shown'],
  },
  'math-warp': { 'playing.closed': ['playing.closing', 'playing.closed'] },
  'shape-match': { 'round.answered': ['answered.counting', 'answered.counted'] },
  'target-takedown': { 'playing.feedback': ['playing.hit', 'playing.missed'] },
};

/** The states of a game as the page names them. Where play has no name of its own, the game opens with it and has no menu. */
function shownBy(id: string, states: readonly string[]): readonly string[] {
  const hasMenu = !states.some((state) => state.startsWith('round.'));
  return states
    .filter((state) => hasMenu || state !== 'menu')
    .flatMap((state) => SAID_CLOSER[id]?.[state] ?? [state.replace(/^round\./, '')]);
}

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
  'target-takedown': leavesOf(targetTakedownMachine.root),
  'time-master': leavesOf(timeMasterMachine.root),
  'times-tables': leavesOf(timesTablesMachine.root),
};

it('plays every game of the catalogue', () => {
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
});

it.each(GAMES)('knows every state of $id, and no other', ({ id, states, asking }) => {
  expect([...states].toSorted()).toEqual(shownBy(id, CHARTS[id] ?? []).toSorted());
  expect(states).toEqual(expect.arrayContaining([...asking]));
});
