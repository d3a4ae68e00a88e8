import { createActor } from 'xstate';
import { mostUrgent } from '../../../../machines/arithmetic-hero/battle';
import { arithmeticHeroMachine } from '../../../../machines/arithmetic-hero/machine';
import type { Change, Saved } from '../../../../machines/arithmetic-hero/progress';
import type { Settings } from '../../../../machines/arithmetic-hero/session';
import { GameClock } from '../../../../machines/core/clock';
import { machineHarness } from '../../../helpers/game-harness';
import { WRONG } from './rounds';
import { savedWith } from './saved';

interface GameOptions extends Partial<Settings> {
  readonly seed?: number;
  readonly saved?: Saved;
  readonly startsAtOnce?: boolean;
}

/** The whole game on its own clock, with all changes that it sent to the page to be stored. */
export function heroGame(options: GameOptions = {}) {
  const { seed = 1, saved = savedWith(), startsAtOnce = false } = options;
  const { mode = 'arcade', level = 1, answers = 'type', time = 'normal' } = options;
  const clock = new GameClock();
  const game = createActor(arithmeticHeroMachine, {
    clock,
    input: { clock, seed, settings: { mode, level, answers, time }, saved, startsAtOnce },
  });
  const changes: Change[] = [];
  game.on('CHANGED', ({ change }) => changes.push(change));
  const harness = machineHarness(clock, game);
  const { context, send } = harness;

  const children = () => game.getSnapshot().children;
  const round = () => children().arcade ?? children().challenge;
  const battle = () => round()?.getSnapshot().context.battle;
  const answer = (value: number, to: number | null = null) => {
    const event = { type: 'ANSWER', given: { value, to } } as const;
    round()?.send(event);
    children().practice?.send(event);
  };
  const askedNow = () => {
    const now = battle();
    return now ? mostUrgent(now, clock.now)?.problem : children().practice?.getSnapshot().context.problem;
  };
  return {
    ...harness,
    changes,
    children,
    battle,
    answer,
    round,
    progress: () => context().saved.progress,
    start: (startSeed = seed) => send({ type: 'START', seed: startSeed }),
    backToMenu: () => send({ type: 'BACK_TO_MENU' }),
    /** Answers the current sum, correctly by default. */
    solve: () => {
      const problem = askedNow();
      if (problem) answer(problem.answer, problem.number);
    },
    fail: () => answer(WRONG),
    /** Solves this many sums, looking at the screen every 100 ms. */
    solveMany: (count: number) => {
      for (let solved = 0; solved < count; clock.advance(100)) {
        const problem = askedNow();
        if (!problem) continue;
        answer(problem.answer, problem.number);
        solved++;
      }
    },
    /** Ends the round of a falling mode, as the pause card does. */
    endRound: () => round()?.send({ type: 'END_ROUND' }),
  };
}

export type HeroGame = ReturnType<typeof heroGame>;
