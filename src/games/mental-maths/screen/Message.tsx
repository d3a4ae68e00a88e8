import { shallowEqual, useSelector } from '@xstate/react';
import type { MentalMathsActor, MentalMathsSnapshot } from '../../../../machines/mental-maths/machine';
import { useStageStyle } from '../../../play/canvas/SceneStage';
import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import { Feedback } from '../../../play/feedback/Feedback';
import { FeedbackActions } from '../../../play/feedback/FeedbackActions';
import { Sentences } from '../../../play/feedback/Sentences';
import { useAfterPress } from '../../../play/internal/useAfterPress';
import { isWaiting } from '../../../play/round/round';
import { stripArea } from '../scene/layout';
import { text } from '../text';

/**
 * Plain values of the current feedback; null if there is none. `number` identifies the answer, so that each one
 * is announced.
 */
const getMessage = (snapshot: MentalMathsSnapshot) => {
  const { question, given, cheer, log } = snapshot.context.round;
  const missed = given !== null && given.verdict !== 'right' ? question.equation : null;
  if (missed === null && cheer === null) return null;
  return { missed, choice: given?.choice ?? null, cheer, number: log.length, waits: isWaiting(snapshot) };
};

/**
 * Feedback on the last answer, between the question and the bubbles. It does not take the focus. Praise is still
 * shown for a moment during the next question.
 */
export function Message({ actor }: { readonly actor: MentalMathsActor }) {
  const current = useSelector(actor, getMessage, shallowEqual);
  const message = useAfterPress(current, current === null || current.waits);
  const style = useStageStyle(stripArea, 'grows');
  if (message === null) return null;
  const { missed, choice, cheer, number, waits } = message;
  return (
    <div
      className="pointer-events-none z-1 grid items-start justify-items-center px-2 [--place-focus:var(--violet-700)] on-stage:absolute"
      style={style}
    >
      <div key={number} className="mental-told" data-verdict={missed === null ? 'right' : 'wrong'} data-waits={waits}>
        {missed === null ? (
          <Feedback verdict="right">
            <span data-testid="cheer" className="block font-extrabold">
              {text.play.correct(cheer ?? 0)}
            </span>
          </Feedback>
        ) : (
          <Feedback verdict="wrong" picture={<SumExplanation sum={missed} />} way={<FeedbackActions actor={actor} />}>
            <span className="block font-extrabold">
              {text.play.incorrect(missed)}
              <span className="sr-only">.</span>
            </span>{' '}
            <span className="mental-reason block max-w-[26em] text-[max(1.125rem,0.9em,var(--board-read))] font-bold phone:text-[1rem]">
              <Sentences text={text.play.explanation(missed, choice)} />
            </span>
          </Feedback>
        )}
      </div>
    </div>
  );
}
