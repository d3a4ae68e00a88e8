import { useSelector } from '@xstate/react';
import Gauge from 'lucide-react/icons/gauge';
import { getPersonalBest } from '../../../../machines/core/personal-bests';
import type { ShapeMatchActor } from '../../../../machines/shape-match/machine';
import { type Difficulty, getLevel, getRoundKind } from '../../../../machines/shape-match/rules';
import { type Stat, StatBar } from '../../../play/score/StatBar';
import { answeredStat, bestStat, scoreStat, streakStat } from '../../../play/score/stats';
import { text } from '../text';

const GAUGE = <Gauge aria-hidden className="icon" />;

const difficultyStat = (difficulty: Difficulty): Stat => ({
  name: 'level',
  label: text.play.difficulty,
  text: text.play.difficulties[difficulty],
  value: getLevel(difficulty),
  icon: GAUGE,
});

export function RoundStatus({ actor }: { readonly actor: ShapeMatchActor }) {
  const score = useSelector(actor, ({ context }) => context.round.score);
  const streak = useSelector(actor, ({ context }) => context.round.streak.now);
  const answers = useSelector(actor, ({ context }) => context.round.answers);
  const difficulty = useSelector(actor, ({ context }) => context.round.difficulty);
  const best = useSelector(
    actor,
    ({ context }) => getPersonalBest(context.bests, getRoundKind(context.settings)).score,
  );
  return (
    <StatBar
      figures={[
        scoreStat(score),
        difficultyStat(difficulty),
        streakStat(streak),
        answeredStat(answers),
        bestStat(best),
      ]}
    />
  );
}
