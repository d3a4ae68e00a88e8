import { useSelector } from '@xstate/react';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { QuizFeedback } from '../../../play/quiz/QuizFeedback';
import { useStageFit, useStageStyle } from '../../../play/SceneStage';
import { StagePart } from '../../../play/StagePart';
import { Voice } from '../../../play/Voice';
import type { Fit } from '../../../stage/scene';
import { counterArea, plateArea, roomOn } from '../scene/layout';
import { answeredText, questionLines, quizText, seenText } from '../text';
import { Heaps } from './Heaps';

/**
 * The question on its plate above the counter: real text, since it holds words. After the answer it is told there what it
 * is, and what became of the answer. Without a scene the money lies below it.
 */
export function Plate({ actor }: { readonly actor: MoneyCounterActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const fit = useStageFit();
  // Also where it is wider than its place.
  const inMiddle = { ...useStageStyle(plateArea, 'grows'), left: 0, right: 0 };
  const lines = given === null ? questionLines(question) : [{ text: answeredText(question), size: 'large' as const }];
  return (
    <>
      <Voice actor={actor} asked={quizText.question} />
      <div
        className="question-plate money-plate"
        data-verdict={given === null ? 'open' : given.verdict === 'right' ? 'right' : 'wrong'}
        data-form={fit?.view.shape}
        data-room={roomOf(fit)}
        data-narrow={fit !== null && plateArea(fit.view).width * fit.view.scale < NARROW_PX}
        style={fit === null ? {} : inMiddle}
      >
        <p className="money-question" data-testid="question">
          {lines.map((line) => (
            <span key={line.text} data-size={line.size}>{`${line.text} `}</span>
          ))}
          {given === null && <span className="sr-only">{seenText(question)}</span>}
        </p>
        <QuizFeedback actor={actor} quizText={quizText} />
      </div>
      <StagePart areaOf={counterArea}>
        <Heaps question={question} />
      </StagePart>
    </>
  );
}

/** A plate lower than this, in CSS pixels, has no room for a sum and for what was wrong. */
const SMALL_PX = 140;
/** Beside words on a plate narrower than this, in CSS pixels, there is no room for a sign. */
const NARROW_PX = 304;

function roomOf(fit: Fit | null): 'low' | 'small' | 'large' {
  if (fit === null) return 'large';
  if (roomOn(fit.view) === 'low') return 'low';
  return plateArea(fit.view).height * fit.view.scale < SMALL_PX ? 'small' : 'large';
}
