import { useSelector } from '@xstate/react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import { comboFor, RULES } from '../../../../machines/algebra-adventure/rules';
import {
  comboFigure,
  levelFigure,
  livesFigure,
  questionTimeFigure,
  scoreFigure,
  streakFigure,
} from '../../../play/score/figures';
import { type Figure, StatBar } from '../../../play/score/StatBar';
import { text } from '../text';

/** Seconds left for the current question. It is labelled "Time" because this game has no other clock. */
const secondsFigure = (secondsLeft: number): Figure => ({
  ...questionTimeFigure(secondsLeft, RULES.lastSeconds),
  name: 'time',
  label: text.play.time,
});

export function RoundStatus({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const { score, lives, streak, level } = useSelector(actor, ({ context }) => context.round);
  const secondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  return (
    <StatBar
      figures={[
        scoreFigure(score),
        livesFigure(lives, RULES.lives),
        { ...streakFigure(streak.now), tone: 'quiet' },
        levelFigure(level),
        ...(secondsLeft === null ? [] : [secondsFigure(secondsLeft)]),
        comboFigure(comboFor(streak.now)),
      ]}
    />
  );
}
