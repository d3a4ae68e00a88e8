import { useSelector } from '@xstate/react';
import { type FormEvent, useMemo, useRef } from 'react';
import { formatFraction } from '../../../../machines/core/fraction';
import type { FractionSimplifyActor } from '../../../../machines/fraction-simplify/machine';
import { parseFraction, splitAtSlash } from '../../../../machines/fraction-simplify/typed-fraction';
import { getMark } from '../../../play/answers/AnswerPad';
import { CandidateAnswer } from '../../../play/answers/candidates/LazyCandidateAnswer';
import { useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import { NumberField, SubmitButton } from '../../../play/answers/NumberField';
import { NumberPad } from '../../../play/answers/NumberPad';
import { TYPED_KEYS } from '../../../play/answers/TypedAnswer';
import { useTypedKeys } from '../../../play/answers/useKeys';
import { QuizFeedback } from '../../../play/quiz/QuizFeedback';
import { isExample } from '../../../play/round/round';
import { quizText } from '../quiz';
import { text } from '../text';
import { QuestionText } from './QuestionText';
import { type FieldName, useQuestionFocus, useTypedFraction } from './useTypedFraction';

const TAKES = { keys: TYPED_KEYS, sign: '/' } as const;

interface Props {
  readonly actor: FractionSimplifyActor;
}

/** The fields or, in multiple-choice rounds, the candidates. */
export function AnswerForm({ actor }: Props) {
  return useIsMultipleChoice() ? <ChosenFraction actor={actor} /> : <TypedFraction actor={actor} />;
}

function ChosenFraction({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const asked = useMemo(() => ({ number: question.number, problem: question, answer: question.result }), [question]);
  const choose = (typed: string) => {
    const split = splitAtSlash(typed);
    const answer = split && parseFraction({ numerator: split.before, denominator: split.behind });
    if (answer !== null && typeof answer !== 'string') actor.send({ type: 'ANSWER', answer });
  };
  const markOf = (candidate: string) =>
    getMark(
      candidate,
      formatFraction(question.result),
      given === null ? undefined : given.answer && formatFraction(given.answer),
    );
  return (
    <div className="fraction-answer" data-chosen data-verdict={given?.verdict ?? 'open'}>
      <CandidateAnswer asked={asked} isOpen={given === null} onChoose={choose} markOf={markOf} />
      <div className="fraction-side">
        <QuizFeedback actor={actor} quizText={quizText} hasRoom />
      </div>
    </div>
  );
}

/**
 * Two fields, one above the other, with "Check Answer" and the number pad. After the answer the feedback
 * replaces the pad.
 */
function TypedFraction({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isShownFirst = useSelector(actor, isExample);
  const verdict = useSelector(actor, ({ context }) => context.round.given?.verdict ?? 'open');
  const isOpen = verdict === 'open';
  const formPart = useRef<HTMLDivElement>(null);
  const entry = useTypedFraction({
    question: question.number,
    isOpen,
    onAnswer: (answer) => actor.send({ type: 'ANSWER', answer }),
  });
  useQuestionFocus(formPart, isOpen, entry.focus);
  useTypedKeys(formPart, isOpen, TAKES, (key) => {
    const name = key === '/' ? 'denominator' : entry.active.current;
    entry.focus(name);
    return entry[name].current;
  });

  const check = (event: FormEvent) => {
    event.preventDefault();
    entry.give();
  };
  const field = (name: FieldName) => (
    <span onFocus={() => (entry.active.current = name)}>
      <NumberField
        label={text.play.fields[name]}
        typed={entry.shown[name].typed}
        onType={(typed) => entry.type(name, typed)}
        field={entry[name]}
        problem={entry.shown[name].problem}
        sign={TAKES.sign}
      />
    </span>
  );
  return (
    <div ref={formPart} className="fraction-answer" data-verdict={isShownFirst ? 'example' : verdict}>
      <form className="fraction-form" onSubmit={check}>
        <span
          aria-hidden
          translate="no"
          className="flex items-center gap-[0.3em] font-text text-[clamp(1.75rem,1rem+1.6vw,2.75rem)]/none font-extrabold whitespace-pre narrow:hidden low:hidden on-page:hidden half:hidden board:hidden"
        >
          <QuestionText question={question} /> <span>=</span>
        </span>
        <span role="group" aria-label={text.play.answer} className="fraction-fields fields-at-edge">
          {field('numerator')}
          {field('denominator')}
        </span>
        <SubmitButton isOpen={isOpen} isEmpty={entry.isEmpty} className="whitespace-nowrap aria-disabled:opacity-60">
          {text.play.check}
        </SubmitButton>
      </form>
      <div className="fraction-side">
        <NumberPad onKey={entry.press} onNextField={entry.goOn} />
        <QuizFeedback actor={actor} quizText={quizText} hasRoom />
      </div>
    </div>
  );
}
