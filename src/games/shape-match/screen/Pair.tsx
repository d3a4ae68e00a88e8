import { useSelector } from '@xstate/react';
import type { ShapeMatchActor } from '../../../../machines/shape-match/machine';
import { StageChoices } from '../../../play/answers/StageChoices';
import { StageKeyCaps } from '../../../play/answers/StageKeyCaps';
import { sculptureButtonAreas } from '../scene/layout';
import { choiceName, text } from '../text';

/** The two shapes of a comparison as buttons over their pictures. Renders nothing for a question about one shape. */
export function Pair({ actor }: { readonly actor: ShapeMatchActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  if (question.type !== 'comparison') return null;
  return (
    <>
      <StageKeyCaps areasOf={sculptureButtonAreas} isOpen={isOpen} />
      <StageChoices
        // Each question has new buttons, so that they take the focus from the continue button.
        key={question.number}
        label={text.play.answers}
        choices={question.choices.map((value) => ({ value, text: choiceName(value) }))}
        areasOf={sculptureButtonAreas}
        shows="picture"
        isOpen={isOpen}
        onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
      />
    </>
  );
}
