import { createActor } from 'xstate';
import type { Bests } from '../../../machines/core/bests';
import { GameClock } from '../../../machines/core/clock';
import type { BestReached } from '../../../machines/core/events';
import { sumOf } from '../../../machines/target-takedown/board';
import { targetTakedownMachine } from '../../../machines/target-takedown/machine';
import type { Settings } from '../../../machines/target-takedown/rules';
import { gameStateName } from '../../../src/games/target-takedown/view';
import { eventsOf } from '../helpers/events';

interface GameOptions extends Partial<Settings> {
  readonly seed?: number;
  readonly bests?: Bests;
  readonly startsAtOnce?: boolean;
}

/** The tiles of a board from the largest to the smallest: these go over its target. */
const largestFirst = (tiles: readonly { readonly id: number; readonly value: number }[]): readonly number[] =>
  tiles.toSorted((one, other) => other.value - one.value).map(({ id }) => id);

/** The whole game on a clock of its own, with all that it told the page to store; it is playing unless told otherwise. */
export function takedown(options: GameOptions = {}) {
  const { seed = 1, bests = {}, startsAtOnce = true, mode = 'classic', time = 'normal' } = options;
  const clock = new GameClock();
  const game = createActor(targetTakedownMachine, {
    clock,
    input: { seed, settings: { mode, time }, bests, startsAtOnce, clock },
  });
  const reached: BestReached[] = [];
  game.on('bestReached', (event) => reached.push(event));
  const events = eventsOf(game);
  game.start();
  const context = () => game.getSnapshot().context;
  const round = () => context().round;
  const toggle = (tile: number) => game.send({ type: 'ANSWER', answer: tile });
  /** The state as the page names it, within a round without its name. */
  const state = (): string => gameStateName(game.getSnapshot()).replace('playing.', '');
  return {
    game,
    clock,
    reached,
    context,
    round,
    toggle,
    state,
    send: game.send.bind(game),
    clear: () => game.send({ type: 'ANSWER', answer: 'clear' }),
    /** How many targets were missed. */
    missed: () => round().missed.overshoot + round().missed.timeUp,
    ...events,
    figures: () => {
      const { score, hits, streak, lives } = round();
      return { score, hits, streak: streak.now, longest: streak.longest, lives };
    },
    /** Chooses all tiles of the solution but the last, which is given back. */
    prepare: (): number => {
      const { solution } = round().board;
      for (const tile of solution.slice(0, -1)) toggle(tile);
      return solution.at(-1) ?? -1;
    },
    /** Hits the target. */
    hit: () => {
      for (const tile of round().board.solution) toggle(tile);
    },
    /** Goes over the target: the largest tiles first, but for one that would make it. */
    overshoot: () => {
      for (const tile of largestFirst(round().board.tiles)) {
        const { board, chosen } = round();
        const isOpen = state() === 'choosing' && !chosen.includes(tile);
        if (isOpen && sumOf(board, [...chosen, tile]) !== board.target) toggle(tile);
      }
    },
    /** Waits for the next board, with Next where the game waits for it. */
    onward: () => {
      clock.advance(1000);
      game.send({ type: 'NEXT' });
    },
    advance: (ms: number) => clock.advance(ms),
  };
}

/** A game being played in a test. */
export type Takedown = ReturnType<typeof takedown>;
