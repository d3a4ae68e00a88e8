import { shallowEqual, useSelector } from '@xstate/react';
import type { MathWarpActor } from '../../../../machines/math-warp/machine';
import { getLevel } from '../../../../machines/math-warp/round';
import { RULES } from '../../../../machines/math-warp/rules';
import { StatBar } from '../../../play/score/StatBar';
import { levelStat, livesStat, scoreStat, timeStat } from '../../../play/score/stats';
import { warpStreakStat } from './stats';

export function WarpStatus({ actor }: { readonly actor: MathWarpActor }) {
  const { score, streak, lives, level, secondsLeft } = useSelector(
    actor,
    ({ context: { round, roundSecondsLeft } }) => ({
      score: round.score,
      streak: round.streak.now,
      lives: round.lives,
      level: getLevel(round),
      secondsLeft: roundSecondsLeft,
    }),
    shallowEqual,
  );
  return (
    <StatBar
      figures={[
        scoreStat(score),
        { ...warpStreakStat(streak), tone: 'quiet' },
        levelStat(level),
        livesStat(lives, RULES.lives),
        ...(secondsLeft === null ? [] : [timeStat(secondsLeft, RULES.lastSeconds)]),
      ]}
    />
  );
}
