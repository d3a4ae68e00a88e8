import { useSelector } from '@xstate/react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import { getCombo, RULES } from '../../../../machines/algebra-adventure/rules';
import { type Stat, StatBar } from '../../../play/score/StatBar';
import { comboStat, levelStat, livesStat, questionTimeStat, scoreStat, streakStat } from '../../../play/score/stats';
import { text } from '../text';

/** Seconds left for the current question. It is labelled "Time" because this game has no other clock. */
const secondsStat = (secondsLeft: number): Stat => ({
  ...questionTimeStat(secondsLeft, RULES.lastSeconds),
  name: 'time',
  label: text.play.time,
});

export function RoundStatus({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const { score, lives, streak, level } = useSelector(actor, ({ context }) => context.round);
  const secondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  return (
    <StatBar
      figures={[
        scoreStat(score),
        livesStat(lives, RULES.lives),
        { ...streakStat(streak.now), tone: 'quiet' },
        levelStat(level),
        ...(secondsLeft === null ? [] : [secondsStat(secondsLeft)]),
        comboStat(getCombo(streak.now)),
      ]}
    />
  );
}
