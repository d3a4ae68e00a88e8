import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { CSSProperties } from 'react';
import type { Fraction } from '../../../../machines/core/fraction';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import type { Question } from '../../../../machines/fraction-simplify/questions';
import { useStageFit } from '../../../play/canvas/SceneStage';
import { StagePart } from '../../../play/canvas/StagePart';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import { getAreaBox } from '../../../stage/area';
import type { Fit } from '../../../stage/scene';
import { simplifyWord } from '../question-text';
import { plateArea, tableArea } from '../scene/layout';
import { text } from '../text';
import { AmountBars } from './AmountBars';
import { QuestionText } from './QuestionText';
import { StackedFraction } from './StackedFraction';

/**
 * The question on its plate above the cakes, with its result after the answer. Without a canvas there are bars
 * below it.
 */
export function Plate({ actor }: { readonly actor: FractionSimplifyActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const verdict = given?.verdict ?? 'open';
  const fit = useStageFit();
  const { numerator, denominator } = question.result;
  return (
    <>
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} />
      <div className="question-plate fraction-plate" style={styleOf(fit, question)}>
        <p translate="no" data-testid="question">
          <QuestionText question={question} />
        </p>
        <span aria-hidden>=</span>
        <span
          className="fraction-result relative min-w-[1.9em] rounded-[0.3em] bg-[#efe6ff] px-[0.22em] py-[0.1em] text-center text-(--violet-600) not-data-[verdict=open]:bg-[#e3f6db] not-data-[verdict=open]:text-(--leaf-700)"
          data-verdict={verdict}
          aria-hidden={verdict === 'open'}
        >
          {verdict === 'open' ? (
            <StackedFraction top="?" bottom="?" />
          ) : (
            <StackedFraction top={numerator} bottom={denominator} />
          )}
          {verdict === 'right' && (
            <span
              aria-hidden
              className="absolute top-[-0.12em] end-[-0.3em] grid size-[0.62em] place-items-center rounded-full bg-leaf-600 text-white [&>svg]:size-[0.42em]"
            >
              <Check className="icon" />
            </span>
          )}
        </span>
      </div>
      <StagePart areaOf={tableArea}>
        <AmountBars question={question} given={given} />
      </StagePart>
    </>
  );
}

/** Widths of digits, signs and letters, relative to the font size. */
const WIDE = { figure: 0.62, line: 0.36, operation: 1.15, letter: 0.32, equals: 1.2, result: 0.9 } as const;

const fractionWidth = ({ numerator, denominator }: Fraction): number =>
  WIDE.line + WIDE.figure * String(Math.max(numerator, denominator)).length;

/** The width of a question with its answer, relative to the font size. */
function widthOf(question: Question): number {
  const asked =
    question.type === 'simplify' ? WIDE.letter * simplifyWord.length : WIDE.operation + fractionWidth(question.second);
  return fractionWidth(question.first) + asked + WIDE.equals + fractionWidth(question.result) + WIDE.result;
}

/** Padding between the question and the ends of its plate, in CSS pixels. */
const AIR_PX = 10;

/** The position of the plate, and the maximum font size at which the whole question fits. */
function styleOf(fit: Fit | null, question: Question): CSSProperties & { '--unit'?: string; '--most'?: string } {
  if (fit === null) return {};
  const box = getAreaBox(plateArea(fit.view), fit);
  return {
    ...box,
    '--unit': `${fit.view.scale}px`,
    '--most': `${Math.floor((box.width - 2 * AIR_PX) / widthOf(question))}px`,
  };
}
