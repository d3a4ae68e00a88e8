import { createActor } from 'xstate';
import { findLowestCard } from '../../../../machines/arithmetic-hero/battle';
import { arithmeticHeroMachine } from '../../../../machines/arithmetic-hero/machine';
import type { ProgressChange, SavedProgress } from '../../../../machines/arithmetic-hero/progress';
import type { Settings } from '../../../../machines/arithmetic-hero/session';
import { GameClock } from '../../../../machines/core/clock';
import { machineHarness } from '../../../helpers/game-harness';
import { createSavedProgress } from './saved';

/** Not the answer to any sum in the game. */
export const WRONG = 99_999;

export interface GameOptions extends Partial<Settings> {
  readonly seed?: number;
  readonly saved?: SavedProgress;
  readonly startsAtOnce?: boolean;
  /** The time on the clock when the page is opened. */
  readonly beginsMs?: number;
}

/** The whole game on its own clock, with all changes that it sent to the page to be stored. */
export function heroGame(options: GameOptions = {}) {
  const { seed = 1, saved = createSavedProgress(), startsAtOnce = false, beginsMs = 0 } = options;
  const { mode = 'arcade', level = 1, answers = 'type', time = 'normal' } = options;
  const clock = new GameClock();
  clock.advance(beginsMs);
  const game = createActor(arithmeticHeroMachine, {
    clock,
    input: { clock, seed, settings: { mode, level, answers, time }, saved, startsAtOnce },
  });
  const changes: ProgressChange[] = [];
  game.on('CHANGED', ({ change }) => changes.push(change));
  const harness = machineHarness(clock, game);
  const { context, send } = harness;

  const battle = () => context().round;
  const answer = (value: number, to: number | null = null) => send({ type: 'ANSWER', given: { value, to } });
  const askedNow = () => findLowestCard(battle(), clock.now)?.problem;
  /** Answers the current sum correctly, if there is one. */
  const solve = () => {
    const problem = askedNow();
    if (problem) answer(problem.answer, problem.number);
  };
  return {
    ...harness,
    changes,
    battle,
    answer,
    askedNow,
    solve,
    progress: () => context().saved.progress,
    start: (startSeed = seed) => send({ type: 'START', seed: startSeed }),
    next: () => send({ type: 'NEXT' }),
    backToMenu: () => send({ type: 'BACK_TO_MENU' }),
    fail: () => answer(WRONG),
    /** Solves this many sums, looking at the screen every 100 ms. */
    solveMany: (count: number) => {
      for (let solved = 0; solved < count; clock.advance(100)) {
        if (askedNow() === undefined) continue;
        solve();
        solved++;
      }
    },
    /** Ends the round, as the pause card does. */
    endRound: () => send({ type: 'END_ROUND' }),
  };
}

export type HeroGame = ReturnType<typeof heroGame>;
