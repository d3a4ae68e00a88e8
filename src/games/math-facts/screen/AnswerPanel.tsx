import { useSelector } from '@xstate/react';
import Flag from 'lucide-react/icons/flag';
import { wholeNumber } from '../../../../machines/core/whole-number';
import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import { isWaiting } from '../../../play/round';
import { TypedAnswer } from '../../../play/TypedAnswer';
import { useIsForOne } from '../../../play/useIsForOne';
import { WayToNext } from '../../../play/WayOn';
import { Button } from '../../../ui/Button';
import { text } from '../text';

interface Props {
  readonly actor: MathFactsActor;
}

/** The field of the answer; after a mistake that waits for the player, the way on in its place. */
export function AnswerPanel({ actor }: Props) {
  const waits = useSelector(actor, isWaiting);
  const isEndless = useSelector(actor, ({ context }) => context.settings.time === 'none');
  const isForOne = useIsForOne();
  return (
    <>
      <div className="race-answer" data-waits={waits}>
        {/* It keeps its room while the race waits, so that the picture keeps its size, and what was typed already. */}
        <TypedAnswer
          label={text.play.field}
          placeholder={text.play.placeholder}
          read={wholeNumber}
          notAnAnswer={text.play.refused}
          onAnswer={(answer) => actor.send({ type: 'ANSWER', answer })}
          isOpen={!waits}
          submit={text.play.submit}
        />
        <WayToNext actor={actor} />
      </div>
      {isEndless && isForOne && (
        <Button
          variant="plain"
          icon={<Flag aria-hidden className="icon" />}
          onClick={() => actor.send({ type: 'END_ROUND' })}
        >
          {text.play.finish}
        </Button>
      )}
    </>
  );
}
