import { useSelector } from '@xstate/react';
import type { MoneyCounterActor } from '../../../../machines/money-counter/machine';
import { createAmountCandidates } from '../../../../machines/money-counter/questions';
import { useCandidates } from '../../../play/answers/candidates/multiple-choice';
import { FeedbackActions } from '../../../play/feedback/FeedbackActions';
import { CheckedAnswer } from '../../../play/quiz/CheckedAnswer';
import { formatDecimal } from '../../../ui/format-decimal';
import { formatAmount } from '../amounts';
import { hasDecimals } from '../currency';
import { signBefore, unitNames } from '../money-text';
import { text } from '../text';
import { invalidAmountText, readAmount } from '../typed-amount';

/** Keys that are typed into the amount wherever the focus is: digits, separators and signs. */
const AMOUNT_KEYS = /^[0-9.,$£€₹+−-]$/;
/** Enough for thousands with separators and a sign. */
const MAX_CHARACTERS = 14;

/** The amounts to choose from, or the field and the number pad, followed by the button that checks the answer. */
export function AnswerPanel({ actor }: { readonly actor: MoneyCounterActor }) {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const given = useSelector(actor, ({ context }) => context.round.given);
  const options = useCandidates(question, createAmountCandidates) ?? question.options;
  const money = question.asked.money ?? 'USD';
  const isInParts = question.isInCents === true && hasDecimals(money);
  const read = (typed: string) => readAmount(typed, question);
  return (
    <CheckedAnswer
      question={question.number}
      label={text.play.field(unitNames[money][isInParts ? 'part' : 'whole'])}
      placeholder={isInParts ? formatAmount(0, question) : hasDecimals(money) ? formatDecimal(0, 2) : '0'}
      // Options already contain the sign.
      prefix={options === null ? signBefore(money) : undefined}
      options={options?.map((cents) => formatAmount(cents, question)) ?? null}
      hasField
      read={read}
      notAnAnswer={(typed) => invalidAmountText(typed, question)}
      markOf={(option) => {
        const cents = read(option);
        if (cents === question.answer) return 'right';
        return cents === given?.answer ? 'wrong' : undefined;
      }}
      sign={hasDecimals(money) ? '.' : undefined}
      typedKeys={AMOUNT_KEYS}
      maxCharacters={MAX_CHARACTERS}
      isOpen={given === null}
      way={<FeedbackActions actor={actor} />}
      onAnswer={(answer) => actor.send({ type: 'ANSWER', answer })}
    />
  );
}
