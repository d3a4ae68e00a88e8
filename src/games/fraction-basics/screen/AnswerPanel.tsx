import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { listAmountMistakes } from '../../../../machines/fraction-basics/amounts';
import { parseAnswer, type TypedAmount } from '../../../../machines/fraction-basics/answer';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import { isAmountQuestion, type Question, toFractionProblem } from '../../../../machines/fraction-basics/questions';
import { useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import type { ExtraKey } from '../../../play/answers/NumberPad';
import { TypedAnswer } from '../../../play/answers/TypedAnswer';
import { signNames } from '../../../play/answers/text';
import { ExampleFeedback } from '../../../play/feedback/ExampleFeedback';
import { Feedback } from '../../../play/feedback/Feedback';
import { MY_TURN, NextButton } from '../../../play/feedback/FeedbackActions';
import { FirstMove } from '../../../play/menu/demo/FirstMove';
import { useOwnsPage } from '../../../play/round/play-mode';
import { isExample } from '../../../play/round/round';
import { answerFeedbackText } from '../answer-feedback';
import { explanationText } from '../explanation';
import { answeredText } from '../lines';
import { text } from '../text';

/** Separates the wholes from the parts in a mixed number. */
const MORE_KEYS: readonly ExtraKey[] = [
  { name: text.play.space, label: text.play.space, typed: (before) => `${before} ` },
];

/** The keys that type the example in the field, 1/2. */
const FIRST_KEYS = [
  '.number-pad [aria-label="1"]',
  `.number-pad [aria-label="${signNames['/']}"]`,
  '.number-pad [aria-label="2"]',
] as const;

function read(typed: string): TypedAmount | null {
  const reading = parseAnswer(typed);
  return reading.kind === 'entry' ? reading.entry : null;
}

function notAnAnswer(typed: string, question: Question): string {
  const reading = parseAnswer(typed);
  return reading.kind === 'refused' ? text.play.refusal(reading.refusal, question) : '';
}

/** The question for which candidates are created. */
const toAsked = (question: Question) =>
  isAmountQuestion(question)
    ? {
        number: question.number,
        answer: question.answer.numerator,
        slips: listAmountMistakes(question).map(([, given]) => given),
      }
    : { number: question.number, problem: toFractionProblem(question), answer: question.answer };

interface Props {
  readonly actor: FractionBasicsActor;
}

/** The answer field with its number pad. After an answer, the feedback and the continue button replace them. */
export function AnswerPanel({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isOpen = given === null;
  const isAmount = isAmountQuestion(question);
  const asked = useMemo(() => toAsked(question), [question]);
  // On a shared page the pad has only two rows, and mixed numbers are typed as one fraction.
  const ownsPage = useOwnsPage();
  const isMultipleChoice = useIsMultipleChoice();
  const isShownFirst = useSelector(actor, isExample);
  const isFirst = useSelector(
    actor,
    ({ context: { bests, round } }) =>
      Object.keys(bests).length === 0 && round.question.number === 0 && round.given === null,
  );
  return (
    <div className="mill-panel" data-open={isOpen}>
      {/* Keeps its space after the answer, so that the canvas does not resize. A new field takes the focus. */}
      <div className="mill-typed" inert={!isOpen}>
        <TypedAnswer
          key={`${seed}.${question.number}`}
          asked={asked}
          label={text.play.field}
          placeholder={isAmount ? text.play.numberPlaceholder : text.play.placeholder}
          sign={isAmount ? undefined : '/'}
          moreKeys={ownsPage && !isAmount ? MORE_KEYS : undefined}
          read={read}
          notAnAnswer={(typed) => notAnAnswer(typed, question)}
          refused="kept"
          onAnswer={(answer) => actor.send({ type: 'ANSWER', answer })}
          isOpen={isOpen}
          submit={text.play.check}
          problemOver="row"
        />
      </div>
      {isFirst && !isMultipleChoice && !isAmount && <FirstMove targets={FIRST_KEYS} />}
      {given !== null && isShownFirst && (
        <div className="told-row mill-words">
          <ExampleFeedback
            answered={answeredText(question)}
            why={explanationText(question)}
            way={<NextButton label={MY_TURN} onNext={() => actor.send({ type: 'NEXT' })} />}
          />
        </div>
      )}
      {given !== null && !isShownFirst && (
        <div className="told-row mill-words">
          <Feedback verdict={given.verdict}>
            {given.verdict === 'wrong' && <b>{text.play.wrong(question)}</b>} {answerFeedbackText(given, question)}{' '}
            {explanationText(question)}
          </Feedback>
          <NextButton label={text.play.next} onNext={() => actor.send({ type: 'NEXT' })} />
        </div>
      )}
    </div>
  );
}
