import { useSelector } from '@xstate/react';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { positionOf } from '../../../../machines/math-facts/rivals';
import type { Message } from '../../../../machines/math-facts/round';
import { useStageFit, useStageStyle } from '../../../play/canvas/SceneStage';
import { StageQuestion } from '../../../play/canvas/StageQuestion';
import { Explain } from '../../../play/feedback/explain/Explain';
import { Feedback } from '../../../play/feedback/Feedback';
import { WaitAction } from '../../../play/feedback/FeedbackActions';
import { useAnnouncedQuestion } from '../../../play/feedback/useAnnouncedQuestion';
import { useAfterPress } from '../../../play/internal/useAfterPress';
import { isWaiting } from '../../../play/round/round';
import { equationText, keepSumsTogether, sumText } from '../../../ui/format';
import { messageArea, plateArea, racePositionArea } from '../scene/layout';
import { text } from '../text';
import { shownQuestion } from '../view';

interface Props {
  readonly actor: MathFactsActor;
}

/**
 * Everything over the canvas during a race: the question, its answer while the race waits, and feedback on the
 * last answer.
 */
export function RaceOverlay({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const seen = useSelector(actor, shownQuestion);
  const waits = useSelector(actor, isWaiting);
  const seed = useSelector(actor, ({ context }) => context.seed);
  useAnnouncedQuestion(waits ? null : sumText(question), `${seed}.${question.number}`);
  return (
    <>
      <StageQuestion text={waits ? equationText(seen) : sumText(seen)} areaOf={plateArea} hasPlate />
      <RacePosition actor={actor} />
      <Announced actor={actor} />
    </>
  );
}

const positionIn = ({ context: { round, before, roundSecondsLeft, settings } }: MathFactsSnapshot): number | null =>
  positionOf(round.score, before.score, roundSecondsLeft, settings.time);

function RacePosition({ actor }: Props) {
  const position = useSelector(actor, positionIn);
  const style = useStageStyle(racePositionArea);
  if (useStageFit() === null || position === null) return null;
  return (
    <p
      className="absolute grid place-items-center rounded-round bg-(--sun-400) font-heading text-[calc(34*var(--unit))]/none font-bold text-(--ink)"
      style={style}
    >
      {text.play.position(position)}
    </p>
  );
}

/** The message about the last answer. It is over the sea while the next answer is typed, and disappears by itself. */
function Announced({ actor }: Props) {
  const announced = useSelector(actor, ({ context }) => context.round.message);
  const waits = useSelector(actor, isWaiting);
  const message = useAfterPress(announced, waits || announced === null);
  return (
    <div className="race-told" style={useStageStyle(messageArea)}>
      {message !== null && <MessageText message={message} actor={actor} />}
    </div>
  );
}

function MessageText({ message, actor }: Props & { readonly message: Message }) {
  return (
    <div className="race-message" data-kind={message.kind}>
      <Feedback
        verdict={message.kind}
        picture={message.kind === 'wrong' && <Explain sum={message.question} />}
        way={<WaitAction actor={actor} />}
      >
        {message.kind === 'right' ? (
          text.play.right(message.points)
        ) : (
          <div>
            <span className="block">{text.play.wrong(message.question)}</span>{' '}
            <span className="block text-[1.25em]/[1.2] font-extrabold">{equationText(message.question)}</span>{' '}
            <span className="block max-w-[24em] text-[max(1rem,0.9em,var(--board-read))] font-semibold">
              {keepSumsTogether(text.play.reason(message.question, message.userAnswer))}
            </span>
          </div>
        )}
      </Feedback>
    </div>
  );
}
