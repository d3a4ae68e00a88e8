import { useSelector } from '@xstate/react';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { useStageFit, useStageStyle } from '../../../play/canvas/SceneStage';
import { StagePart } from '../../../play/canvas/StagePart';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import { QuizFeedback } from '../../../play/quiz/QuizFeedback';
import type { Fit } from '../../../stage/scene';
import { answeredLines, askedAloud, counterText, questionLines, quizText } from '../question';
import { counterArea, getHeightClass, plateArea } from '../scene/layout';
import { Heaps } from './Heaps';

/**
 * The question on its plate above the counter. It is real text because it contains words. After the answer it also
 * shows the answer and the feedback, whose buttons replace the one that checks. Without a canvas the money is below it.
 */
export function Plate({ actor }: { readonly actor: MoneyCounterActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const fit = useStageFit();
  // Centred even if it is wider than its area.
  const inMiddle = { ...useStageStyle(plateArea, 'grows'), left: 0, right: 0 };
  const lines = given === null ? questionLines(question) : answeredLines(question);
  return (
    <>
      <QuestionAnnouncer actor={actor} asked={askedAloud} />
      <div
        className="question-plate money-plate"
        data-verdict={given === null ? 'open' : given.verdict === 'right' ? 'right' : 'wrong'}
        data-form={fit?.view.shape}
        data-room={sizeClassOf(fit)}
        data-narrow={fit !== null && plateArea(fit.view).width * fit.view.scale < NARROW_PX}
        style={fit === null ? {} : inMiddle}
      >
        <p className="money-question" data-testid="question">
          {lines.map((line) => (
            <span key={line.text} data-size={line.size} data-long={line.text.length > LONG}>{`${line.text} `}</span>
          ))}
          {given === null && <span className="sr-only">{counterText(question)}</span>}
        </p>
        <QuizFeedback actor={actor} quizText={quizText} hasActions={false} />
      </div>
      <StagePart areaOf={counterArea}>
        <Heaps question={question} />
      </StagePart>
    </>
  );
}

/** A question with more characters than this takes three lines in landscape, unless it is smaller. */
const LONG = 36;
/** A plate lower than this, in CSS pixels, has no room for both the sum and the mistake. */
const SMALL_PX = 140;
/** A plate narrower than this, in CSS pixels, has no room for an icon next to the text. */
const NARROW_PX = 304;

function sizeClassOf(fit: Fit | null): 'low' | 'small' | 'large' {
  if (fit === null) return 'large';
  if (getHeightClass(fit.view) === 'low') return 'low';
  return plateArea(fit.view).height * fit.view.scale < SMALL_PX ? 'small' : 'large';
}
