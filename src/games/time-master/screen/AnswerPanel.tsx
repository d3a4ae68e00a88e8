import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { createTimeCandidates } from '../../../../machines/time-master/candidates';
import type { TimeMasterActor } from '../../../../machines/time-master/machine';
import type { Question } from '../../../../machines/time-master/questions';
import { parseTypedAnswer } from '../../../../machines/time-master/read-answer';
import type { TimeProblem } from '../../../../machines/time-master/time-problem';
import { useCandidates, useIsMultipleChoice } from '../../../play/answers/candidates/multiple-choice';
import type { ExtraKey } from '../../../play/answers/NumberPad';
import { CheckedAnswer } from '../../../play/quiz/CheckedAnswer';
import { QuizFeedback } from '../../../play/quiz/QuizFeedback';
import { isWaiting } from '../../../play/round/round';
import { optionText } from '../options';
import { formatAnswer } from '../question-text';
import { quizText } from '../quiz';
import { text } from '../text';
import { days } from '../time-text';
import { vocabulary } from '../typed-time-text';

interface Props {
  readonly actor: TimeMasterActor;
}

/** Longer than the longest answer, typed or chosen: "quarter past 12 in the afternoon". */
const MAX_CHARACTERS = 40;
/**
 * Digits, colons and letters typed anywhere in the game are entered into the field, except P, which pauses when
 * the field is not focused.
 */
const TYPED_KEYS = /^(?![Pp])[\d:\p{L}\p{M}]$/u;

/** Appends a word after a space, replacing another one at the end. */
const appended = (word: string, others: readonly string[]) => (typed: string) => {
  const before = typed.trimEnd();
  const replaced = others.find((other) => before.toLowerCase().endsWith(other.toLowerCase())) ?? '';
  return `${before.slice(0, before.length - replaced.length).trimEnd()} ${word}`.trimStart();
};

const { am, pm, hours, minutes } = text.play.keys;
const HALVES: readonly ExtraKey[] = [am, pm].map((half) => ({
  name: half,
  label: half,
  typed: appended(half, [am, pm]),
}));
const UNITS_TYPED = [hours.typed, minutes.typed];
const UNITS: readonly ExtraKey[] = [
  { name: hours.name, label: hours.name, typed: (before) => `${appended(hours.typed, UNITS_TYPED)(before)} ` },
  { name: minutes.name, label: minutes.name, typed: appended(minutes.typed, UNITS_TYPED) },
];
/** A key types a whole day, so one day replaces another. */
const DAYS: readonly ExtraKey[] = days.map(({ name }) => ({ name, label: name, typed: () => name }));

function wordsFor(asked: TimeProblem): readonly ExtraKey[] | undefined {
  if (asked.type === 'dateArithmetic') return DAYS;
  if (asked.type === 'elapsedTime') return asked.asks === 'length' ? UNITS : HALVES;
  if (asked.type === 'clockReading') return asked.answers === 'figures' ? HALVES : undefined;
  return undefined;
}

/** The value of an answer: the chosen option if there are options, otherwise the typed text. */
function parseAnswer(question: Question, options: readonly number[] | null, typed: string): number | null {
  if (options !== null) return options.find((value) => optionText(question, value) === typed) ?? null;
  const reading = parseTypedAnswer(question, typed, vocabulary);
  return typeof reading === 'number' ? reading : null;
}

/** The answers to choose from, or the field with its pad, together with the feedback. */
export function AnswerPanel({ actor }: Props) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const waits = useSelector(actor, isWaiting);
  const difficulty = useSelector(actor, ({ context }) => context.settings.difficulty);
  const candidates = useCandidates(question, createTimeCandidates);
  const values = question.options ?? candidates;
  const options = useMemo(() => values?.map((value) => optionText(question, value)) ?? null, [question, values]);
  const markOf = (option: string) => {
    const value = parseAnswer(question, values, option);
    if (value === question.answer) return 'right';
    return value !== null && value === given?.answer ? 'wrong' : undefined;
  };
  const refused = (typed: string): string => {
    const reading = parseTypedAnswer(question, typed, vocabulary);
    return typeof reading === 'number' ? '' : text.play.refused(reading, question);
  };
  return (
    <div
      className="time-answer"
      data-asks={question.asked.type}
      data-any-clock={question.asked.type === 'elapsedTime'}
      data-typed={options === null}
      data-difficulty={difficulty}
      data-chosen={useIsMultipleChoice()}
      data-told={given === null ? undefined : waits ? 'waits' : 'goesOn'}
    >
      <CheckedAnswer
        // A new field takes the focus from the continue button.
        key={options === null ? question.number : 'options'}
        question={question.number}
        label={text.play.field}
        placeholder={text.play.placeholder(question)}
        options={options}
        hasField={false}
        read={(typed) => parseAnswer(question, values, typed)}
        notAnAnswer={refused}
        onAnswer={(answer) => actor.send({ type: 'ANSWER', answer })}
        isOpen={given === null}
        maxCharacters={MAX_CHARACTERS}
        markOf={markOf}
        sign={question.asked.type === 'elapsedTime' || question.asked.type === 'clockReading' ? ':' : undefined}
        moreKeys={wordsFor(question.asked)}
        hasDigits={question.asked.type !== 'dateArithmetic'}
        typedKeys={TYPED_KEYS}
      />
      {given !== null && (
        <div className="time-told">
          {given.verdict === 'wrong' && (
            <p className="time-given">{text.play.given(formatAnswer(question.asked, given.answer))}</p>
          )}
          <QuizFeedback actor={actor} quizText={quizText} />
        </div>
      )}
    </div>
  );
}
