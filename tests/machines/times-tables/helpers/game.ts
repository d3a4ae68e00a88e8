import { createActor } from 'xstate';
import { GameClock } from '../../../../machines/core/clock';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { timesTablesMachine } from '../../../../machines/times-tables/machine';
import type { Puzzle, Side, Size } from '../../../../machines/times-tables/rules';
import { type Completion, NO_STATS, type Stats } from '../../../../machines/times-tables/stats';
import { machineHarness } from '../../../helpers/game-harness';

interface GameOptions {
  readonly seed?: number;
  readonly size?: Size;
  readonly time?: TimeSetting;
  readonly stats?: Stats;
}

/** The date in all tests. */
export const TODAY = '2026-03-05';

/**
 * All pairs of factor lists that make all products, found by trying every first factor. They include the hidden ones.
 */
export function findSolutions({ cells, size }: Puzzle): readonly Readonly<Record<Side, readonly number[]>>[] {
  const value = (row: number, column: number) => cells[row * size + column]?.value ?? 0;
  const indices = Array.from({ length: size }, (_, index) => index);
  return Array.from({ length: 99 }, (_, index) => index + 1).flatMap((first) => {
    const column = indices.map((position) => value(0, position) / first);
    const row = indices.map((position) => value(position, 0) / (column[0] ?? 1));
    const isTypable = [...column, ...row].every((one) => Number.isInteger(one) && one >= 1 && one <= 99);
    return isTypable ? [{ row, column }] : [];
  });
}

/** The whole game on its own clock, with everything that it sent to the page to be stored. */
export function timesTables({ seed = 1, size = 3, time = 'normal', stats = NO_STATS }: GameOptions = {}) {
  const clock = new GameClock();
  const game = createActor(timesTablesMachine, { clock, input: { seed, settings: { size, time }, stats } });
  const completed: Completion[] = [];
  game.on('finished', ({ completion }) => completed.push(completion));
  const harness = machineHarness(clock, game);
  const { context } = harness;
  const fill = (side: Side, index: number, factor: number | null) =>
    game.send({ type: 'FILL', slot: { side, index }, factor });
  const fillAll = ({ row, column }: Readonly<Record<Side, readonly number[]>>) => {
    row.forEach((factor, index) => fill('row', index, factor));
    column.forEach((factor, index) => fill('column', index, factor));
  };
  const check = () => game.send({ type: 'CHECK', today: TODAY });
  const fillRight = () => {
    const { rowFactors, colFactors } = context().puzzle;
    fillAll({ row: rowFactors, column: colFactors });
  };
  return {
    ...harness,
    completed,
    fill,
    fillAll,
    fillRight,
    check,
    statuses: () => context().puzzle.cells.map(({ status }) => status),
    solve: () => {
      fillRight();
      check();
    },
  };
}

export type TimesTables = ReturnType<typeof timesTables>;
