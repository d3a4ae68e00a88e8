import { createActor } from 'xstate';
import { sumTiles } from '../../../../machines/target-takedown/board';
import { targetTakedownMachine } from '../../../../machines/target-takedown/machine';
import type { Settings } from '../../../../machines/target-takedown/rules';
import { gameStateName } from '../../../../src/games/target-takedown/view';
import { gameHarness, type StartOptions } from '../../../helpers/game-harness';

type Options = Partial<Settings & StartOptions<Settings>>;

/** The tiles on a board from the largest to the smallest. Together they go over its target. */
const largestFirst = (tiles: readonly { readonly id: number; readonly value: number }[]): readonly number[] =>
  tiles.toSorted((one, other) => other.value - one.value).map(({ id }) => id);

export function takedown({ mode = 'classic', time = 'normal', ...options }: Options = {}) {
  const harness = gameHarness(
    { settings: { mode, time }, ...options },
    (options) => createActor(targetTakedownMachine, options),
    {
      solve: (toggle, now) => {
        for (const tile of now().round.board.solution) toggle(tile);
      },
      // Goes over the target with the largest tiles, skipping one that would hit it.
      fail: (toggle, now) => {
        for (const tile of largestFirst(now().round.board.tiles)) {
          const { board, chosen, given } = now().round;
          const isOpen = given === null && !chosen.includes(tile);
          if (isOpen && sumTiles(board, [...chosen, tile]) !== board.target) toggle(tile);
        }
      },
      feedbackMs: 1000,
    },
  );
  const { game, round, answer } = harness;
  return {
    ...harness,
    toggle: (tile: number) => answer(tile),
    clear: () => answer('clear'),
    /** The state as the page shows it, without the round prefix. */
    state: (): string => gameStateName(game.getSnapshot()).replace('playing.', ''),
    /** The number of missed targets. */
    missed: () => round().missed.overshoot + round().missed.timeUp,
    figures: () => {
      const { score, hits, streak, lives } = round();
      return { score, hits, streak: streak.now, longest: streak.longest, lives };
    },
    /** Chooses all tiles of the solution except the last, and returns the last one. */
    prepare: (): number => {
      const { solution } = round().board;
      for (const tile of solution.slice(0, -1)) answer(tile);
      return solution.at(-1) ?? -1;
    },
  };
}

export type Takedown = ReturnType<typeof takedown>;
