import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { ExampleFeedback } from '../feedback/ExampleFeedback';
import { Feedback } from '../feedback/Feedback';
import { FeedbackActions } from '../feedback/FeedbackActions';
import { useAfterPress } from '../internal/useAfterPress';
import { isExample, isWaiting } from '../round/round';
import { getFeedbackLines, type QuizActor, type QuizText } from './quiz';

interface Props<Settings, Question, Answer> {
  readonly actor: QuizActor<Settings, Question, Answer>;
  readonly quizText: QuizText<Question, Answer>;
  /**
   * Whether the layout reserves space for the feedback. Then it can appear one frame after the answer without shifting
   * anything.
   */
  readonly hasRoom?: boolean;
  /** Whether the buttons to continue are next to the text; true by default. */
  readonly hasActions?: boolean;
  /** A picture that explains the answer, shown after a mistake. */
  readonly picture?: ReactNode;
}

/** Feedback with the button to continue. Renders nothing while the question is open. */
export function QuizFeedback<Settings extends { readonly time: TimeSetting }, Question, Answer>({
  actor,
  quizText,
  hasRoom = false,
  hasActions = true,
  picture,
}: Props<Settings, Question, Answer>) {
  const round = useSelector(actor, ({ context }) => context.round);
  const waits = useSelector(actor, isWaiting);
  const { question, given } = useAfterPress(round, !hasRoom || waits || round.given === null);
  const isShownFirst = useSelector(actor, isExample);
  if (given === null) return null;
  const way = hasActions && <FeedbackActions actor={actor} />;
  if (isShownFirst)
    return (
      <ExampleFeedback answered={quizText.answered(question)} why={quizText.why(question)} {...{ picture, way }} />
    );
  const [verdict, slip, why] = getFeedbackLines(question, given, quizText);
  const isCorrect = given.verdict === 'right';
  return (
    <Feedback verdict={isCorrect ? 'right' : 'wrong'} picture={!isCorrect && picture} way={way}>
      <b className="block">{verdict}</b>
      {why !== null && (
        <span className="block">
          {slip !== null && <span className="feedback-slip">{slip} </span>}
          {why}
        </span>
      )}
    </Feedback>
  );
}
