import { useSelector } from '@xstate/react';
import type { AlgebraAdventureActor } from '../../../../machines/algebra-adventure/machine';
import type { Question } from '../../../../machines/algebra-adventure/questions';
import type { Given } from '../../../../machines/algebra-adventure/round';
import { AnswerPad } from '../../../play/AnswerPad';
import { NextButton } from '../../../play/Feedback';
import { answerText } from '../../../ui/format';
import { text } from '../text';
import { gameStateName, isWaiting } from '../view';

/** The four answers; after a mistake that waits for the player, the way on beside them. */
export function AnswerPanel({ actor }: { readonly actor: AlgebraAdventureActor }) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const isOpen = useSelector(actor, (snapshot) => gameStateName(snapshot) === 'playing.asking');
  const waits = useSelector(actor, isWaiting);
  return (
    <div className="algebra-answers">
      <AnswerPad
        label={text.play.answers}
        choices={question.choices.map((value) => ({
          value,
          text: answerText(value),
          mark: markOf(value, question, given),
        }))}
        isOpen={isOpen}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
      {waits && <NextButton onNext={() => actor.send({ type: 'NEXT' })} />}
    </div>
  );
}

/** Once there is an answer: what was chosen, and what is right. */
function markOf(value: number, { answer }: Question, given: Given | null): 'right' | 'wrong' | undefined {
  if (given === null) return undefined;
  if (value === answer) return 'right';
  return value === given.choice ? 'wrong' : undefined;
}
