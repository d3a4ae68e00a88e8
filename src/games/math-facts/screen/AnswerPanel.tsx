import { useSelector } from '@xstate/react';
import Flag from 'lucide-react/icons/flag';
import { parseWholeNumber } from '../../../../machines/core/whole-number';
import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import { TypedAnswer } from '../../../play/answers/TypedAnswer';
import { NextAction } from '../../../play/feedback/FeedbackActions';
import { usePlayMode } from '../../../play/round/play-mode';
import { isWaiting } from '../../../play/round/round';
import { Button } from '../../../ui/Button';
import { text } from '../text';

interface Props {
  readonly actor: MathFactsActor;
}

/** The answer field. While the race waits after a mistake, the continue button replaces it. */
export function AnswerPanel({ actor }: Props) {
  const isPaused = useSelector(actor, isWaiting);
  const isEndless = useSelector(actor, ({ context }) => context.settings.time === 'none');
  // A round that is part of something larger ends with that.
  const isPart = usePlayMode().onAnswer !== null;
  return (
    <>
      <div className="race-answer" data-waits={isPaused}>
        {/* Keeps its space and its text while the race waits, so that the canvas does not resize. */}
        <TypedAnswer
          label={text.play.field}
          placeholder={text.play.placeholder}
          read={parseWholeNumber}
          notAnAnswer={text.play.refused}
          onAnswer={(answer) => actor.send({ type: 'ANSWER', answer })}
          isOpen={!isPaused}
          submit={text.play.submit}
        />
        <NextAction actor={actor} />
      </div>
      {isEndless && !isPart && (
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
