import { useSelector } from '@xstate/react';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { RULES } from '../../../../machines/tables-check/rules';
import { progressFigure, questionTimeFigure } from '../../../play/score/figures';
import { StatBar } from '../../../play/score/StatBar';
import { currentNumber } from '../view';

/** Below zero, so that the time never looks urgent: nothing may distract the player. */
const NO_DANGER = -1;

/** The number of the question and the seconds left. It does not show which answers were right or wrong. */
export function CheckStatus({ actor }: { readonly actor: TablesCheckActor }) {
  const part = useSelector(actor, ({ context }) => context.round.part);
  const number = useSelector(actor, currentNumber);
  const secondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  const total = part === 'warmUp' ? RULES.warmUp : RULES.questions;
  return (
    <StatBar
      figures={[
        progressFigure(number, total),
        ...(secondsLeft === null ? [] : [questionTimeFigure(secondsLeft, NO_DANGER)]),
      ]}
    />
  );
}
