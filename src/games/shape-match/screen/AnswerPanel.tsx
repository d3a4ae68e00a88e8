import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ShapeMatchActor } from '../../../../machines/shape-match/machine';
import type { Question } from '../../../../machines/shape-match/questions';
import { AnswerPad, getMark } from '../../../play/answers/AnswerPad';
import { ExampleFeedback } from '../../../play/feedback/ExampleFeedback';
import { Feedback } from '../../../play/feedback/Feedback';
import { MY_TURN, NextButton } from '../../../play/feedback/FeedbackActions';
import { FirstMove } from '../../../play/menu/demo/FirstMove';
import { isExample } from '../../../play/round/round';
import { answeredText, choiceText, explanationText, text } from '../text';

/** The answers, and below them a hint. After the answer, feedback and the continue button replace the hint. */
export function AnswerPanel({ actor }: { readonly actor: ShapeMatchActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const isShownFirst = useSelector(actor, isExample);
  const isFirst = useSelector(
    actor,
    ({ context: { questions, round } }) => questions !== undefined && round.question.number === 0,
  );
  return (
    <div className="shape-panel" data-type={question.type} data-answered={given !== null}>
      {question.type !== 'comparison' && (
        <AnswerPad
          label={text.play.answers}
          choices={question.choices.map((value) => ({
            value,
            text: choiceText(question, value),
            mark: getMark(value, question.answer, given?.choice),
          }))}
          isOpen={given === null}
          onChoose={(answer) => actor.send({ type: 'ANSWER', answer })}
        />
      )}
      <div className="told-row shape-words">
        {given === null ? (
          <p className="text-center text-[max(1.375rem,var(--board-told))]/[1.3] font-bold text-balance handheld:text-[1.125rem]">
            {text.play.hint(question)}
          </p>
        ) : isShownFirst ? (
          <ExampleFeedback
            answered={answeredText(question)}
            why={explanationText(question)}
            way={<NextButton label={MY_TURN} onNext={() => actor.send({ type: 'NEXT' })} />}
          />
        ) : (
          <>
            <Feedback verdict={given.verdict}>{explanationText(question)}</Feedback>
            <NextButton label={text.play.next} onNext={() => actor.send({ type: 'NEXT' })} />
          </>
        )}
      </div>
      {isFirst && <Hand key={given?.verdict} question={question} isOpen={given === null} />}
    </div>
  );
}

/** Presses the answer of the first question, and then the button to continue. */
function Hand({ question: { choices, answer }, isOpen }: { readonly question: Question; readonly isOpen: boolean }) {
  const target = isOpen ? `.answer-choice:nth-child(${choices.indexOf(answer) + 1})` : '.shape-words button';
  return <FirstMove targets={useMemo(() => [target], [target])} />;
}
