import { useSelector } from '@xstate/react';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { RULES } from '../../../../machines/tables-check/rules';
import { progressFigure, questionTimeFigure } from '../../../play/figures';
import { StatBar } from '../../../play/StatBar';
import { numberNow } from '../view';

/** From no second on a time is shown as running out: nothing may distract. */
const NO_DANGER = -1;

/** Which question it is, and its seconds. Nothing that is right or wrong. */
export function CheckStatus({ actor }: { readonly actor: TablesCheckActor }) {
  const part = useSelector(actor, ({ context }) => context.round.part);
  const number = useSelector(actor, numberNow);
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
