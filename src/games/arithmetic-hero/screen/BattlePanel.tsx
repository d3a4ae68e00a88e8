import { shallowEqual, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { ArcadeActor } from '../../../../machines/arithmetic-hero/arcade';
import { mostUrgent, offeredProblems } from '../../../../machines/arithmetic-hero/battle';
import type { ChallengeActor } from '../../../../machines/arithmetic-hero/challenge';
import { LEVELS } from '../../../../machines/arithmetic-hero/levels';
import { type AnswerForm, RULES } from '../../../../machines/arithmetic-hero/rules';
import { stateName } from '../../../../machines/core/state-name';
import { useReadAloudText } from '../../../play/feedback/aloud/read-aloud-store';
import { Explain } from '../../../play/feedback/explain/Explain';
import { Feedback } from '../../../play/feedback/Feedback';
import { NextButton } from '../../../play/feedback/FeedbackActions';
import { useFlash } from '../../../play/internal/useFlash';
import { equationText } from '../../../ui/format';
import { text } from '../text';
import { AnswerPanel } from './AnswerPanel';

interface Props {
  readonly actor: ArcadeActor | ChallengeActor;
  readonly answers: AnswerForm;
}

const panelOf = ({ value, context: { battle, nowMs } }: SnapshotFrom<Props['actor']>) => ({
  state: stateName(value),
  asked: mostUrgent(battle, nowMs)?.problem ?? null,
  offered: offeredProblems(battle),
  mistake: battle.mistakes.at(-1),
  wrong: battle.wrong,
  level: battle.settings.level,
  given: battle.lastAnswer.value,
  // A right answer starts a streak, so without a streak the last answer was wrong.
  slip: battle.streak.now === 0 ? battle.lastAnswer.value : null,
});

type Panel = ReturnType<typeof panelOf>;

const isSamePanel = (one: Panel, other: Panel): boolean =>
  shallowEqual({ ...one, offered: null }, { ...other, offered: null }) && shallowEqual(one.offered, other.offered);

/** The panel below the city in arcade and challenge mode: the answers, and feedback on the last mistake. */
export function BattlePanel({ actor, answers }: Props) {
  const { state, asked, offered, mistake, wrong, level, given, slip } = useSelector(actor, panelOf, isSamePanel);
  const isShaken = useFlash(wrong, RULES.wrongFlashMs);
  const isSlip = useFlash(wrong, RULES.slipShownMs) && answers === 'type';
  useReadAloudText(
    asked &&
      (state === 'feedback'
        ? `${text.play.turnWrong(asked)} ${text.play.explainMistake(asked, given)}`
        : text.play.question(asked)),
  );
  if (state === 'feedback' && asked !== null) {
    return (
      <>
        <p className="question">{equationText(asked)}</p>
        <Feedback verdict="wrong" way={<NextButton onNext={() => actor.send({ type: 'NEXT' })} />}>
          <span>{text.play.turnWrong(asked)}</span>
          <Explain sum={asked} /> <span>{text.play.explainMistake(asked, given)}</span>
        </Feedback>
      </>
    );
  }
  return (
    <>
      <AnswerPanel
        answers={answers}
        asked={state === 'solved' ? null : asked}
        offered={offered}
        mayBeNegative={LEVELS.some(({ id, allowNegative }) => id === level && allowNegative)}
        isOpen={state === 'falling' || state === 'asking'}
        isShaken={isShaken}
        onAnswer={(given) => actor.send({ type: 'ANSWER', given })}
      />
      {isSlip && slip !== null ? (
        <p key={wrong} className="last-mistake last-slip">
          {text.play.slip(slip)}
        </p>
      ) : (
        <p key="mistake" className="last-mistake">
          {mistake && text.play.missed(mistake)}
        </p>
      )}
    </>
  );
}
