import { shallowEqual, useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { MentalMathsActor, MentalMathsSnapshot } from '../../../../machines/mental-maths/machine';
import { Feedback } from '../../../play/Feedback';
import { useStageFit } from '../../../play/PlaceStage';
import { Sentences } from '../../../play/Sentences';
import { areaBox } from '../../../stage/area';
import type { Fit } from '../../../stage/scene';
import { lagoonLayout } from '../scene/layout';
import { text } from '../text';
import { isWaiting } from '../view';

/** What is told of the last answer, as bare values; `number` names the answer, so that each is told anew. */
const toldOf = (snapshot: MentalMathsSnapshot) => {
  const { question, given, cheer, log } = snapshot.context.round;
  const missed = given !== null && given.verdict !== 'right' ? question.equation : null;
  return { missed, choice: given?.choice ?? null, cheer, number: log.length, waits: isWaiting(snapshot) };
};

/**
 * What became of the last answer, between the question and the bubbles. It takes no focus, and a congratulation stays
 * for a moment beside the next question.
 */
export function Message({ actor }: { readonly actor: MentalMathsActor }) {
  const { missed, choice, cheer, number, waits } = useSelector(actor, toldOf, shallowEqual);
  const fit = useStageFit();
  if (missed === null && cheer === null) return null;
  return (
    <div className="mental-message" style={styleOf(fit)}>
      {missed === null ? (
        <Feedback key={number} verdict="right">
          <span data-testid="cheer">{text.play.solved(cheer ?? 0)}</span>
        </Feedback>
      ) : (
        <Feedback key={number} verdict="wrong" onNext={waits ? () => actor.send({ type: 'NEXT' }) : undefined}>
          <span>
            {text.play.mistaken(missed)}
            <span className="sr-only">.</span>
          </span>{' '}
          <span className="mental-reason">
            <Sentences text={text.play.reason(missed, choice)} />
          </span>
        </Feedback>
      )}
    </div>
  );
}

/** Where it lies, and how large a unit of the scene is, by which its letters are sized. */
function styleOf(fit: Fit | null): CSSProperties & { '--unit'?: string } {
  if (fit === null) return {};
  const { left, top, width, height } = areaBox(lagoonLayout(fit.view).strip, fit);
  return { left, top, width, minHeight: height, '--unit': `${fit.view.scale}px` };
}
