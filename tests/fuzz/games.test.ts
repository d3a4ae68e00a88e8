import { expect, it } from 'vitest';
import { type ChartState, getLeafStates } from './chart-states';
import { GAMES, type GameInvariants } from './games';

type MachineModule = Readonly<Record<string, unknown>>;

const machines = import.meta.glob<MachineModule>('../../machines/*/machine.ts', { eager: true });
const ownStates = import.meta.glob<readonly string[]>('../games/*/chart.ts', { eager: true, import: 'chartStates' });

const hasChart = (value: unknown): value is { readonly root: ChartState } =>
  typeof value === 'object' && value !== null && 'root' in value;

/** All states that a game's chart can be in. */
function chartStatesOf(id: string): readonly string[] {
  const chart = Object.values(machines[`../../machines/${id}/machine.ts`] ?? {}).find(hasChart);
  return ownStates[`../games/${id}/chart.ts`] ?? (chart === undefined ? [] : getLeafStates(chart.root));
}

/**
 * The states of a game as the page names them. If the playing state does not have a name of its
 * own, the game starts with it and does not have a menu.
 */
function shownBy({ closer = {} }: GameInvariants, states: readonly string[]): readonly string[] {
  const hasMenu = !states.some((state) => state.startsWith('round.'));
  return states
    .filter((state) => hasMenu || state !== 'menu')
    .flatMap((state) => closer[state] ?? [state.replace(/^round\./, '')]);
}

it.each(GAMES)('The fuzzer knows exactly the states of $id', (law) => {
  const { id, states, asking } = law;
  expect([...states].toSorted()).toEqual(shownBy(law, chartStatesOf(id)).toSorted());
  expect(states).toEqual(expect.arrayContaining([...asking]));
});
