import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { answerFlight } from '../celebration/flight';
import { restoreFocus } from '../internal/restore-focus';
import { useOwnsPage } from '../round/play-mode';
import type { CandidateAnswerProps } from './candidates/CandidateAnswer';
import { CandidateAnswer } from './candidates/LazyCandidateAnswer';
import { useIsMultipleChoice } from './candidates/multiple-choice';
import { NumberField, SubmitButton } from './NumberField';
import { type ExtraKey, NumberPad } from './NumberPad';
import { type EntryRules, useAnswerEntry } from './useAnswerEntry';
import { useTypedKeys } from './useKeys';

/** Keys that go to the answer field, even if the focus is elsewhere in the game. */
export const TYPED_KEYS = /^[0-9+−-]$/;

/** ANSWER_ROW holds question, field and pad; QUESTION_ROW holds question, field and button. */
export const ANSWER_ROW =
  'typed-answer flex w-full flex-wrap items-center justify-center gap-x-8 gap-y-3 phone:gap-2 low:flex-col zoomed:flex-col';
export const QUESTION_ROW =
  'ask flex flex-wrap items-center justify-center gap-x-3.5 gap-y-2 handheld:gap-x-2 phone:max-w-full zoomed:flex-col';

/** Focuses a field and returns it. */
export function focusField(field: HTMLInputElement | null): HTMLInputElement | null {
  field?.focus({ preventScroll: true });
  return field;
}

interface Props<Answer> extends EntryRules<Answer> {
  readonly label: string;
  readonly placeholder?: string;
  readonly sign?: '−' | '.' | '/' | ':' | undefined;
  readonly moreKeys?: readonly ExtraKey[] | undefined;
  readonly isShaken?: boolean;
  /** Where the error is shown: over the field or, if its text is long, over the whole row. */
  readonly problemOver?: 'field' | 'row';
  /** The question, if it is only shown here. */
  readonly children?: ReactNode;
  readonly submit: ReactNode;
  /** The question to create candidates for, if its answer is not a whole number. */
  readonly asked?: CandidateAnswerProps['asked'];
}

/** A question with a text field, a button and a number pad, or with candidates in multiple-choice rounds. */
export function TypedAnswer<Answer>(props: Props<Answer>) {
  const { asked, children, isOpen, read, onAnswer } = props;
  if (!useIsMultipleChoice()) return <AnswerField {...props} />;
  const choose = (typed: string) => {
    const answer = read(typed);
    if (answer !== null) onAnswer(answer);
  };
  return (
    <div className={ANSWER_ROW}>
      {children}
      <CandidateAnswer asked={asked} isOpen={isOpen} onChoose={choose} />
    </div>
  );
}

/** Digits typed anywhere in the game go to the field. */
function AnswerField<Answer>(props: Props<Answer>) {
  const { label, placeholder, sign, moreKeys, isOpen, isShaken, maxCharacters, children, submit } = props;
  const { problemOver = 'field' } = props;
  const field = useRef<HTMLInputElement>(null);
  const entry = useAnswerEntry(props);
  const ownsPage = useOwnsPage();
  const answer = (event: FormEvent) => {
    event.preventDefault();
    // Another player may be typing in the other part of the page.
    if (ownsPage) {
      field.current?.focus({ preventScroll: true });
      answerFlight.rememberPress(field.current, entry.typed.read());
    }
    entry.give();
  };
  useEffect(() => (isOpen ? restoreFocus(field.current) : undefined), [isOpen]);
  useTypedKeys(field, isOpen, { keys: TYPED_KEYS, sign }, () => focusField(field.current));

  return (
    <div className={ANSWER_ROW} data-problem={problemOver}>
      <form className={QUESTION_ROW} onSubmit={answer}>
        {children}
        <NumberField
          label={label}
          {...(placeholder !== undefined && { placeholder })}
          typed={entry.typed}
          onType={entry.type}
          field={field}
          problem={entry.problem}
          sign={sign}
          maxCharacters={maxCharacters}
          {...(isShaken !== undefined && { isShaken })}
        />
        <SubmitButton isOpen={isOpen} isEmpty={entry.isEmpty}>
          {submit}
        </SubmitButton>
      </form>
      <NumberPad sign={sign} onKey={entry.press} moreKeys={moreKeys} onWord={entry.word} />
    </div>
  );
}
