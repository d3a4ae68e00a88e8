import { type FormEvent, useRef } from 'react';
import { useStore } from '../../device/page-store';
import { AnswerPad } from '../AnswerPad';
import { useHalf } from '../duel/half';
import { GiveButton, NumberField } from '../NumberField';
import { NumberPad, type PadWord } from '../NumberPad';
import { ANSWER_ROW, focused, QUESTION_ROW, TYPED_KEYS } from '../TypedAnswer';
import { type EntryRules, useEntry } from '../useEntry';
import { useTypedKeys } from '../useKeys';

interface Props<Answer> extends Omit<EntryRules<Answer>, 'refused' | 'question'> {
  /** The number of the question: another one begins with nothing chosen and nothing typed. */
  readonly question: number;
  /** What the field is called. */
  readonly label: string;
  readonly placeholder?: string;
  /** The unit that stands before what is typed: "$". */
  readonly prefix?: string | undefined;
  /** The answers to choose from, each as it would be typed; null where the answer is typed. */
  readonly options: readonly string[] | null;
  /** Whether the chosen option also stands in a field, where another answer can be typed. */
  readonly hasField: boolean;
  /** What an option turned out to be, once the question is answered. */
  readonly markOf: (option: string) => 'right' | 'wrong' | undefined;
  readonly sign?: '.' | ':' | undefined;
  readonly moreKeys?: readonly PadWord[] | undefined;
  /** Whether the pad has digits; it has, if nothing is said. */
  readonly hasDigits?: boolean | undefined;
  /** Which keys typed anywhere in the game belong to the field; digits and signs, if nothing is said. */
  readonly typedKeys?: RegExp | undefined;
}

/** An answer that is chosen or typed, and then checked: it can be changed until "Check Answer" is pressed. */
export function CheckedAnswer<Answer>(props: Props<Answer>) {
  const { label, placeholder, options, hasField, markOf, sign, prefix, moreKeys, hasDigits, isOpen, maxSigns } = props;
  const { typedKeys = TYPED_KEYS } = props;
  const field = useRef<HTMLInputElement>(null);
  const entry = useEntry({ ...props, refused: 'kept' });
  const isTyped = options === null;
  const isHalf = useHalf() !== null;
  // Which of the options stands there: what is typed where there are none draws nothing anew.
  const chosen = useStore({ ...entry.typed, read: () => options?.indexOf(entry.typed.read()) ?? -1 });
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && !isHalf) field.current?.focus({ preventScroll: true });
    entry.give();
  };
  useTypedKeys(field, isOpen && isTyped, { keys: typedKeys, sign }, () => focused(field.current));

  return (
    <div
      className={`${ANSWER_ROW} checked-answer`}
      data-options={!isTyped}
      data-field={hasField && !isTyped ? 'beside' : undefined}
    >
      <form className={QUESTION_ROW} onSubmit={check}>
        {options !== null && (
          <AnswerPad
            label="Answers"
            choices={options.map((option, index) => ({
              value: option,
              text: option,
              isChosen: index === chosen,
              mark: isOpen ? undefined : markOf(option),
            }))}
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
              typed={entry.typed}
              onType={entry.type}
              field={field}
              problem={entry.problem}
              prefix={prefix}
              sign={sign}
              isOpen={isOpen}
              maxSigns={maxSigns}
              inputMode={isTyped ? undefined : 'decimal'}
            />
          )}
          <GiveButton isOpen={isOpen} isEmpty={entry.isEmpty}>
            Check Answer
          </GiveButton>
        </span>
      </form>
      {isTyped && (
        <NumberPad sign={sign} onKey={entry.press} moreKeys={moreKeys} onWord={entry.word} hasDigits={hasDigits} />
      )}
    </div>
  );
}
