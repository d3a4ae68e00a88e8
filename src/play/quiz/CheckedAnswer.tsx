import { type FormEvent, type ReactNode, useMemo, useRef } from 'react';
import { writeText } from '../../ui/notation';
import { type Readable, useStore } from '../../ui/page-store';
import { type AnswerChoice, AnswerPad } from '../answers/AnswerPad';
import { CandidatePad } from '../answers/candidates/CandidatePad';
import { useIsMultipleChoice } from '../answers/candidates/multiple-choice';
import { NumberField, SubmitButton } from '../answers/NumberField';
import { type ExtraKey, NumberPad } from '../answers/NumberPad';
import { ANSWER_ROW, focusField, QUESTION_ROW, TYPED_KEYS } from '../answers/TypedAnswer';
import { answers } from '../answers/text';
import { type EntryRules, useAnswerEntry } from '../answers/useAnswerEntry';
import { useTypedKeys } from '../answers/useKeys';
import { useOwnsPage } from '../round/play-mode';
import { checkAnswer } from './text';

interface Props<Answer> extends Omit<EntryRules<Answer>, 'refused' | 'question' | 'options'> {
  /** Number of the question. A new question starts with an empty answer. */
  readonly question: number;
  /** Accessible name of the field. */
  readonly label: string;
  readonly placeholder?: string;
  /** Unit shown before the number: "$". */
  readonly prefix?: string | undefined;
  /** Answers to choose from, in the form that would be typed; null if the answer is typed. */
  readonly options: readonly string[] | null;
  /** Whether there is also a field, which shows the chosen option and accepts any other answer. */
  readonly hasField: boolean;
  /** Verdict on an option, once the question is answered. */
  readonly markOf: (option: string) => 'right' | 'wrong' | undefined;
  readonly sign?: '.' | ':' | undefined;
  readonly moreKeys?: readonly ExtraKey[] | undefined;
  /** Whether the pad has digits; true by default. */
  readonly hasDigits?: boolean | undefined;
  /** Keys that go to the field even if the focus is elsewhere in the game; digits and signs by default. */
  readonly typedKeys?: RegExp | undefined;
  /** Buttons to continue, which cover the one that checks. */
  readonly way?: ReactNode;
}

const choicesOf = (
  options: readonly string[],
  { isOpen, markOf }: Pick<Props<unknown>, 'isOpen' | 'markOf'>,
): readonly AnswerChoice<string>[] =>
  options.map((option) => ({ value: option, text: option, mark: isOpen ? undefined : markOf(option) }));

/**
 * An answer that is chosen or typed, and can be changed until "Check Answer" is pressed. In multiple-choice rounds,
 * pressing an option submits it immediately.
 */
export function CheckedAnswer<Answer>(props: Props<Answer>) {
  const { options, isOpen, read, onAnswer, way } = props;
  const isMultipleChoice = useIsMultipleChoice();
  if (!isMultipleChoice || options === null) return <CheckedField {...props} />;
  const choose = (option: string) => {
    const answer = read(option);
    if (answer !== null) onAnswer(answer);
  };
  return (
    <div className={`${ANSWER_ROW} checked-answer`} data-options>
      <CandidatePad candidates={choicesOf(options, props)} isOpen={isOpen} onChoose={choose} />
      {way !== undefined && <span className="check-button">{way}</span>}
    </div>
  );
}

/** The text in the field: an option as it is written on its button, or what was typed. */
function writtenEntry(typed: Readable<string>, options: readonly string[] | null): Readable<string> {
  const read = () => {
    const text = typed.read();
    return options?.includes(text) === true ? writeText(text) : text;
  };
  return { ...typed, read };
}

function CheckedField<Answer>(props: Props<Answer>) {
  const { label, placeholder, options, hasField, sign, prefix, moreKeys, hasDigits, isOpen, maxCharacters } = props;
  const { typedKeys = TYPED_KEYS, way } = props;
  const field = useRef<HTMLInputElement>(null);
  const entry = useAnswerEntry({ ...props, refused: 'kept' });
  const isTyped = options === null;
  const ownsPage = useOwnsPage();
  // Index of the chosen option. Without options, typing re-renders nothing.
  const chosen = useStore({ ...entry.typed, read: () => options?.indexOf(entry.typed.read()) ?? -1 });
  const shown = useMemo(() => writtenEntry(entry.typed, options), [entry.typed, options]);
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && ownsPage) field.current?.focus({ preventScroll: true });
    entry.give();
  };
  useTypedKeys(field, isOpen && isTyped, { keys: typedKeys, sign }, () => focusField(field.current));

  return (
    <div
      className={`${ANSWER_ROW} checked-answer`}
      data-options={!isTyped}
      data-field={hasField && !isTyped ? 'beside' : undefined}
    >
      <form className={QUESTION_ROW} onSubmit={check}>
        {options !== null && (
          <AnswerPad
            label={answers}
            choices={choicesOf(options, props).map((choice, index) => ({ ...choice, isChosen: index === chosen }))}
            isOpen={isOpen}
            onChoose={entry.type}
            onCheck={entry.give}
          />
        )}
        <span className="check-row inline-flex flex-wrap items-center justify-center gap-x-3.5 gap-y-2">
          {(isTyped || hasField) && (
            <NumberField
              label={label}
              {...(placeholder !== undefined && { placeholder })}
              typed={shown}
              onType={entry.type}
              field={field}
              problem={entry.problem}
              prefix={prefix}
              takesLetters={isTyped && typedKeys.test('r')}
              sign={sign}
              isOpen={isOpen}
              maxCharacters={maxCharacters}
              inputMode={isTyped ? undefined : 'decimal'}
            />
          )}
          <span className="check-button">
            <SubmitButton isOpen={isOpen} isEmpty={entry.isEmpty}>
              {checkAnswer}
            </SubmitButton>
            {way}
          </span>
        </span>
      </form>
      {isTyped && (
        <NumberPad sign={sign} onKey={entry.press} moreKeys={moreKeys} onWord={entry.word} hasDigits={hasDigits} />
      )}
    </div>
  );
}
