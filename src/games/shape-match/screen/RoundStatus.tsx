import { useSelector } from '@xstate/react';
import Gauge from 'lucide-react/icons/gauge';
import { bestOf } from '../../../../machines/core/bests';
import type { ShapeMatchActor } from '../../../../machines/shape-match/machine';
import { type Difficulty, kindOfRound, levelOf } from '../../../../machines/shape-match/rules';
import { answeredFigure, bestFigure, scoreFigure, streakFigure } from '../../../play/score/figures';
import { type Figure, StatBar } from '../../../play/score/StatBar';
import { text } from '../text';

const GAUGE = <Gauge aria-hidden className="icon" />;

const difficultyFigure = (difficulty: Difficulty): Figure => ({
  name: 'level',
  label: text.play.difficulty,
  text: text.play.difficulties[difficulty],
  value: levelOf(difficulty),
  icon: GAUGE,
});

export function RoundStatus({ actor }: { readonly actor: ShapeMatchActor }) {
  const score = useSelector(actor, ({ context }) => context.round.score);
  const streak = useSelector(actor, ({ context }) => context.round.streak.now);
  const answers = useSelector(actor, ({ context }) => context.round.answers);
  const difficulty = useSelector(actor, ({ context }) => context.round.difficulty);
  const best = useSelector(actor, ({ context }) => bestOf(context.bests, kindOfRound(context.settings)).score);
  return (
    <StatBar
      figures={[
        scoreFigure(score),
        difficultyFigure(difficulty),
        streakFigure(streak),
        answeredFigure(answers),
        bestFigure(best),
      ]}
    />
  );
}
