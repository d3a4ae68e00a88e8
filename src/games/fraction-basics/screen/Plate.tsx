import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import type { Question } from '../../../../machines/fraction-basics/questions';
import { useStageStyle } from '../../../play/SceneStage';
import { StagePart } from '../../../play/StagePart';
import { Voice } from '../../../play/Voice';
import { plateArea, tableArea } from '../scene/layout';
import { equationLine, questionLine, questionText } from '../text/steps';
import { Line } from './Line';
import { MillBars } from './MillBars';

interface Props {
  readonly actor: FractionBasicsActor;
}

/** The question on its plate above the bars; once there is an answer, its equation with the right one. */
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
        <p className="mill-question" data-testid="question">
          {given === null ? (
            <Asked question={question} />
          ) : (
            <Answered question={question} isCorrect={given.verdict === 'right'} />
          )}
        </p>
      </div>
      <StagePart areaOf={tableArea}>
        <MillBars question={question} given={given} />
      </StagePart>
      <Voice actor={actor} asked={questionText} />
    </>
  );
}

function Asked({ question }: { readonly question: Question }) {
  return (
    <>
      <Line terms={questionLine(question)} />
      {'first' in question && (
        <>
          {' = '}
          <span className="mill-open">?</span>
        </>
      )}
    </>
  );
}

/** The equation; the right answer stands out, with a tick where it was given. */
function Answered({ question, isCorrect }: { readonly question: Question; readonly isCorrect: boolean }) {
  const line = equationLine(question);
  return (
    <>
      <Line terms={line.slice(0, -1)} />{' '}
      <span className="mill-answer">
        <Line terms={line.slice(-1)} />
        {isCorrect && <Check aria-hidden className="mill-tick" />}
      </span>
    </>
  );
}
