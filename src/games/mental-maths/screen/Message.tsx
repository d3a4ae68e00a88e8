import { shallowEqual, useSelector } from '@xstate/react';
import type { MentalMathsActor, MentalMathsSnapshot } from '../../../../machines/mental-maths/machine';
import { Explain } from '../../../play/explain/Explain';
import { Feedback } from '../../../play/Feedback';
import { isWaiting } from '../../../play/round';
import { useStageStyle } from '../../../play/SceneStage';
import { Sentences } from '../../../play/Sentences';
import { useLater } from '../../../play/useLater';
import { stripArea } from '../scene/layout';
import { text } from '../text';

/** What is told of the last answer, as bare values; `number` names the answer, so that each is told anew. */
const messageOf = (snapshot: MentalMathsSnapshot) => {
  const { question, given, cheer, log } = snapshot.context.round;
  const missed = given !== null && given.verdict !== 'right' ? question.equation : null;
  return { missed, choice: given?.choice ?? null, cheer, number: log.length, waits: isWaiting(snapshot) };
};

const isNothing = ({ missed, cheer }: { readonly missed: unknown; readonly cheer: unknown }): boolean =>
  missed === null && cheer === null;

/**
 * What became of the last answer, between the question and the bubbles. It takes no focus, and a congratulation stays
 * for a moment beside the next question.
 */
export function Message({ actor }: { readonly actor: MentalMathsActor }) {
  const message = useSelector(actor, messageOf, shallowEqual);
  const { missed, choice, cheer, number, waits } = useLater(message, message.waits || isNothing(message));
  const style = useStageStyle(stripArea, 'grows');
  if (isNothing({ missed, cheer })) return null;
  return (
    <div className="mental-message" style={style}>
      <div key={number} className="mental-told" data-verdict={missed === null ? 'right' : 'wrong'} data-waits={waits}>
        {missed === null ? (
          <Feedback verdict="right">
            <span data-testid="cheer" className="block font-extrabold">
              {text.play.solved(cheer ?? 0)}
            </span>
          </Feedback>
        ) : (
          <Feedback verdict="wrong" onNext={waits ? () => actor.send({ type: 'NEXT' }) : undefined}>
            <span className="block font-extrabold">
              {text.play.mistaken(missed)}
              <span className="sr-only">.</span>
            </span>{' '}
            <Explain sum={missed} />
            <span className={waits ? 'mental-reason' : 'sr-only'}>
              <Sentences text={text.play.reason(missed, choice)} />
            </span>
          </Feedback>
        )}
      </div>
    </div>
  );
}
