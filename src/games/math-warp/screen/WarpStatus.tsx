import { shallowEqual, useSelector } from '@xstate/react';
import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { levelOf } from '../../../../machines/math-warp/round';
import { RULES } from '../../../../machines/math-warp/rules';
import { levelFigure, livesFigure, scoreFigure, timeFigure } from '../../../play/score/figures';
import { StatBar } from '../../../play/score/StatBar';
import { warpStreakFigure } from './figures';

export function WarpStatus({ actor }: { readonly actor: MathWarpActor }) {
  const { score, streak, lives, level, secondsLeft } = useSelector(
    actor,
    ({ context: { round, roundSecondsLeft } }) => ({
      score: round.score,
      streak: round.streak.now,
      lives: round.lives,
      level: levelOf(round),
      secondsLeft: roundSecondsLeft,
    }),
    shallowEqual,
  );
  return (
    <StatBar
      figures={[
        scoreFigure(score),
        { ...warpStreakFigure(streak), tone: 'quiet' },
        levelFigure(level),
        livesFigure(lives, RULES.lives),
        ...(secondsLeft === null ? [] : [timeFigure(secondsLeft, RULES.lastSeconds)]),
      ]}
    />
  );
}
