import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { GivenAnswer } from '../../../../machines/fraction-basics/answer';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import type { Question } from '../../../../machines/fraction-basics/questions';
import { useStageStyle } from '../../../play/canvas/SceneStage';
import { StagePart } from '../../../play/canvas/StagePart';
import { QuestionAnnouncer } from '../../../play/feedback/QuestionAnnouncer';
import { equationLine, QUESTION_MARK, questionLine } from '../lines';
import { plateArea, tableArea } from '../scene/layout';
import { text } from '../text';
import { AmountBars } from './AmountBars';
import { TermLine } from './TermLine';

interface Props {
  readonly actor: FractionBasicsActor;
}

/** The question on its plate above the bars. After an answer it shows the equation with the right answer. */
export function Plate({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const isOpen = given === null;
  return (
    <>
      <div
        className="question-plate mill-plate"
        data-type={question.type}
        data-open={isOpen}
        style={useStageStyle(plateArea, 'grows')}
      >
        <p className="mill-question" translate="no" data-testid="question">
          <Equation question={question} given={given} />
        </p>
      </div>
      <StagePart areaOf={tableArea}>
        <AmountBars question={question} given={given} />
      </StagePart>
      <QuestionAnnouncer actor={actor} asked={text.ear.asked} />
    </>
  );
}

/** The question. After an answer the right one is highlighted, with a tick if the player found it. */
function Equation({ question, given }: { readonly question: Question; readonly given: GivenAnswer | null }) {
  const line = given === null ? questionLine(question) : equationLine(question);
  const isEquation = given !== null || line.at(-1) === QUESTION_MARK;
  // The terms before the answer keep their elements, so that the line does not move.
  return (
    <>
      <TermLine terms={isEquation ? line.slice(0, -1) : line} />
      {isEquation && (
        <>
          {' '}
          <span
            className={
              given === null
                ? 'rounded-[0.3em] bg-[#efe6ff] px-[0.4em] text-(--violet-600)'
                : 'relative inline-grid place-items-center rounded-[0.3em] bg-[#e3f6db] px-[0.3em] py-[0.08em] text-leaf-700'
            }
          >
            <TermLine terms={line.slice(-1)} />
            {given?.verdict === 'right' && (
              <Check
                aria-hidden
                className="mill-tick absolute top-[-0.2em] end-[-0.3em] size-[0.55em] rounded-full bg-leaf-600 stroke-4 p-[0.1em] text-white"
              />
            )}
          </span>
        </>
      )}
    </>
  );
}
