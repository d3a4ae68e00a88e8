import { useSelector } from '@xstate/react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import { AnswerPad, getMark } from '../../../play/answers/AnswerPad';
import { FeedbackActions } from '../../../play/feedback/FeedbackActions';
import { formatAnswer } from '../../../ui/format';
import { text } from '../text';

/** The four answers. After a mistake, buttons to continue or to get more time appear next to them. */
export function AnswerPanel({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  return (
    <div className="algebra-answers">
      <AnswerPad
        label={text.play.answers}
        choices={question.choices.map((value) => ({
          value,
          text: formatAnswer(value),
          mark: getMark(value, question.answer, given?.choice),
        }))}
        isOpen={given === null}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
      <FeedbackActions actor={actor} />
    </div>
  );
}
