import Zap from 'lucide-react/icons/zap';
import type { ReactNode } from 'react';
import type { GivenAnswer, Problem } from '../../../../machines/arithmetic-hero/problems';
import { type AnswerMode, RULES } from '../../../../machines/arithmetic-hero/rules';
import { parseLeadingWholeNumber } from '../../../../machines/core/whole-number';
import { AnswerPad } from '../../../play/answers/AnswerPad';
import { TypedAnswer } from '../../../play/answers/TypedAnswer';
import { formatAnswer, formatSum } from '../../../ui/format';
import { text } from '../text';

interface Props {
  readonly answers: AnswerMode;
  /** The problem being asked, and the problems whose options are offered, by position. */
  readonly asked: Problem | null;
  readonly offered: readonly (Problem | null)[];
  readonly mayBeNegative: boolean;
  readonly isOpen: boolean;
  /** True briefly after a wrong answer. */
  readonly isShaken: boolean;
  readonly placeholder?: string;
  readonly submit?: ReactNode;
  readonly onAnswer: (given: GivenAnswer) => void;
}

/** The current question, the largest text in the panel. */
function Question({ problem }: { readonly problem: Problem | null }) {
  if (problem === null) return <span className="question question-waiting">{text.play.waiting}</span>;
  return (
    <span className="question">
      <span data-testid="question" translate="no">
        {formatSum(problem)}
      </span>
      <span aria-hidden> =</span>
    </span>
  );
}

const ZAP_BUTTON = (
  <>
    <Zap aria-hidden className="icon icon-solid" />
    <span>{text.play.zap}</span>
  </>
);

/** The player types the answer, or chooses from four options for each of the two lowest sums. */
export function AnswerPanel(props: Props) {
  const { answers, asked, offered, mayBeNegative, isOpen, isShaken, onAnswer } = props;
  const { placeholder = text.play.placeholder, submit = ZAP_BUTTON } = props;
  if (answers === 'type') {
    return (
      <TypedAnswer
        label={text.play.field}
        placeholder={placeholder}
        sign={mayBeNegative ? '−' : undefined}
        read={parseLeadingWholeNumber}
        notAnAnswer={text.play.refused}
        onAnswer={(value) => onAnswer({ value, to: null })}
        isOpen={isOpen}
        isShaken={isShaken}
        submit={submit}
      >
        <Question problem={asked} />
      </TypedAnswer>
    );
  }
  const isAlone = offered.filter((problem) => problem !== null).length <= 1;
  return (
    <div className="choice-groups" data-shaken={isShaken}>
      {offered.map((problem, position) => (
        <AnswerPad
          key={position}
          label={groupLabel(problem, isAlone)}
          choices={problem ? problem.options.map((value) => ({ value, text: formatAnswer(value) })) : NO_CHOICES}
          isOpen={isOpen && problem !== null}
          firstKey={1 + position * RULES.screen.options}
          onChoose={(value) => problem && onAnswer({ value, to: problem.number })}
        >
          {problem === asked ? <Question problem={problem} /> : <NextQuestion problem={problem} />}
        </AnswerPad>
      ))}
    </div>
  );
}

/** A group without a problem still has its buttons, so that nothing jumps and the focus is not lost. */
const NO_CHOICES = Array.from({ length: RULES.screen.options }, (_, index) => ({ value: index, text: '…' }));

const groupLabel = (problem: Problem | null, isAlone: boolean): string =>
  problem === null ? text.play.waiting : isAlone ? text.play.answers : text.play.answersFor(problem);

function NextQuestion({ problem }: { readonly problem: Problem | null }) {
  return (
    <span className="question question-next" translate="no">
      {problem && (
        <>
          {formatSum(problem)}
          <span aria-hidden> =</span>
        </>
      )}
    </span>
  );
}
