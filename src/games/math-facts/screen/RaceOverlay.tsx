import { useSelector } from '@xstate/react';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { getRacePosition } from '../../../../machines/math-facts/rivals';
import type { Message } from '../../../../machines/math-facts/round';
import { settingsStore } from '../../../device/settings';
import { useStageFit, useStageStyle } from '../../../play/canvas/SceneStage';
import { StageQuestion } from '../../../play/canvas/StageQuestion';
import { SumExplanation } from '../../../play/feedback/explain/SumExplanation';
import { Feedback } from '../../../play/feedback/Feedback';
import { WaitAction } from '../../../play/feedback/FeedbackActions';
import { useAnnounceQuestion } from '../../../play/feedback/useAnnouncedQuestion';
import { useAfterPress } from '../../../play/internal/useAfterPress';
import { isWaiting } from '../../../play/round/round';
import { formatEquation, formatSum, preventSumBreaks } from '../../../ui/format';
import { useStore } from '../../../ui/page-store';
import { messageArea, plateArea, racePositionArea } from '../scene/layout';
import { text } from '../text';
import { missedQuestion, shownQuestion } from '../view';

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
  useAnnounceQuestion(waits ? null : text.ear.asked(question), `${seed}.${question.number}`);
  return (
    <>
      <StageQuestion text={waits ? formatEquation(seen) : formatSum(seen)} areaOf={plateArea} hasPlate />
      <RacePosition actor={actor} />
      <Announced actor={actor} />
    </>
  );
}

const positionIn = ({ context: { round, before, roundSecondsLeft, settings } }: MathFactsSnapshot): number | null =>
  getRacePosition(round.score, before.score, roundSecondsLeft, settings.time);

function RacePosition({ actor }: Props) {
  const position = useSelector(actor, positionIn);
  const style = useStageStyle(racePositionArea);
  const { isScoreHidden } = useStore(settingsStore);
  if (useStageFit() === null || position === null || isScoreHidden) return null;
  return (
    <p
      className="absolute grid place-items-center rounded-round bg-(--sun-400) font-heading text-[calc(34*var(--unit))]/none font-bold text-(--ink)"
      style={style}
    >
      {text.play.position(position)}
    </p>
  );
}

/**
 * Over the sea while the next answer is typed: the sum that was missed, and the message about the last answer, which
 * disappears by itself.
 */
function Announced({ actor }: Props) {
  const announced = useSelector(actor, ({ context }) => context.round.message);
  const waits = useSelector(actor, isWaiting);
  const message = useAfterPress(announced, waits || announced === null);
  const missed = useAfterPress(useSelector(actor, missedQuestion), waits);
  return (
    <div className="race-told" style={useStageStyle(messageArea)}>
      {missed !== null && (
        <div key={missed.number} className="race-message race-missed">
          <Feedback verdict="wrong">
            <b translate="no">{formatEquation(missed)}</b>
          </Feedback>
        </div>
      )}
      {message !== null && <MessageText message={message} actor={actor} isSigned={missed === null} />}
    </div>
  );
}

interface MessageProps extends Props {
  readonly message: Message;
  /** Whether it has the sign of its verdict. Otherwise the sum above it has one. */
  readonly isSigned: boolean;
}

function MessageText({ message, actor, isSigned }: MessageProps) {
  return (
    <div className="race-message" data-signed={isSigned}>
      <Feedback
        verdict={message.kind}
        picture={message.kind === 'wrong' && <SumExplanation sum={message.question} />}
        way={<WaitAction actor={actor} />}
      >
        {message.kind === 'right' ? (
          text.play.right(message.points)
        ) : (
          <div>
            <span className="block">{text.play.wrong(message.question)}</span>{' '}
            <span className="block max-w-[24em] text-[max(1rem,0.9em,var(--board-read))] font-semibold">
              {preventSumBreaks(text.play.reason(message.question, message.userAnswer))}
            </span>
          </div>
        )}
      </Feedback>
    </div>
  );
}
