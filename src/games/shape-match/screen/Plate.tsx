import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import type { ShapeMatchActor } from '../../../../machines/shape-match/machine';
import type { Question } from '../../../../machines/shape-match/questions';
import { usePlainStage, useStageFit, useStageStyle } from '../../../play/canvas/SceneStage';
import { StagePart } from '../../../play/canvas/StagePart';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import type { Fit } from '../../../stage/scene';
import { captionArea, isQuestionOnTwoLines, plateArea, sculpturesLayout } from '../scene/layout';
import { outlineText, questionText, text } from '../text';
import { Outline } from './Outline';

/**
 * The question on its plate above the shapes, with a description of the shapes for screen readers. Without a
 * canvas the shapes are below it.
 */
export function Plate({ actor }: { readonly actor: ShapeMatchActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  const fit = useStageFit();
  return (
    <>
      <div
        className="question-plate shape-plate"
        data-type={question.type}
        data-open={isOpen}
        data-form={fit?.view.shape}
        data-folded={fit !== null && isQuestionOnTwoLines(fit.view)}
        style={{ ...useStageStyle(plateArea, 'grows'), ...widthStyle(fit) }}
      >
        <p className="shape-question" data-testid="question">
          {questionText(question)}
        </p>
      </div>
      {question.type !== 'comparison' && (
        <p className="sr-only" data-testid="outline">
          {question.drawn.map(outlineText).join(' ')}
        </p>
      )}
      <Outlines drawn={question.drawn} isCounted={!isOpen} />
      <Caption actor={actor} />
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} />
    </>
  );
}

/** The right answer as the caption of the shapes, after a mistake. */
function Caption({ actor }: { readonly actor: ShapeMatchActor }) {
  const { question, given } = useSelector(actor, ({ context }) => context.round);
  const style = useStageStyle(captionArea);
  if (given?.verdict !== 'wrong') return null;
  return (
    <p className="shape-caption" style={style}>
      <span>{text.play.wrong(question)}</span>
    </p>
  );
}

/** The shapes as SVGs on the page, used when there is no canvas: each in its place, or in a row below the question. */
function Outlines({ drawn, isCounted }: Pick<Question, 'drawn'> & { readonly isCounted: boolean }) {
  const plain = usePlainStage();
  if (plain === null) return null;
  const { fit } = plain;
  if (fit === null) {
    return (
      <div className="shape-outlines">
        {drawn.map((each) => (
          <Outline key={each.shape} drawn={each} isCounted={isCounted} />
        ))}
      </div>
    );
  }
  const { radius, y, xs } = sculpturesLayout(fit.view, drawn.length);
  return drawn.map((each, index) => (
    <StagePart
      key={each.shape}
      areaOf={() => ({ x: (xs[index] ?? 0) - radius, y: y - radius, width: 2 * radius, height: 2 * radius })}
    >
      <Outline drawn={each} isCounted={isCounted} />
    </StagePart>
  ));
}

/** The width of the plate, which limits the font size if there is little room. */
const widthStyle = (fit: Fit | null): CSSProperties & { readonly '--wide'?: string } =>
  fit === null ? {} : { '--wide': `${plateArea(fit.view).width * fit.view.scale}px` };
