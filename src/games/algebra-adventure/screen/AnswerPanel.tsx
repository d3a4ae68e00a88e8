import { useSelector } from '@xstate/react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import { AnswerPad, markOf } from '../../../play/AnswerPad';
import { NextButton } from '../../../play/Feedback';
import { isWaiting } from '../../../play/round';
import { answerText } from '../../../ui/format';
import { text } from '../text';

/** The four answers; after a mistake that waits for the player, the way on beside them. */
export function AnswerPanel({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const waits = useSelector(actor, isWaiting);
  return (
    <div className="algebra-answers">
      <AnswerPad
        label={text.play.answers}
        choices={question.choices.map((value) => ({
          value,
          text: answerText(value),
          mark: markOf(value, question.answer, given?.choice),
        }))}
        isOpen={given === null}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
      {waits && <NextButton onNext={() => actor.send({ type: 'NEXT' })} />}
    </div>
  );
}
