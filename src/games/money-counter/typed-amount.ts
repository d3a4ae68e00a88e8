/* Reads typed amounts, and says why something is not one. */
import { normaliseTypedText } from '../../../machines/core/typed-text';
import { parseAmount, parseCents } from '../../../machines/money-counter/amount';
import { getCurrencyRules } from '../../../machines/money-counter/currency-rules';
import { formatDecimal } from '../../ui/format-decimal';
import type { MoneyStyle } from './amounts';
import { formatPart, typedUnits } from './money-text';
import { text } from './text';

/** An amount that is easy to read, as an example: one and a quarter, or 50 rupees. */
const EXAMPLE = { cents: 125, whole: 50 } as const;

/** An amount as it is typed. Where a question is in cents, a whole number without a unit is in cents too. */
function withUnit(typed: string, { isInCents = false, asked }: MoneyStyle): string {
  const money = asked?.money ?? 'USD';
  const [, cents] = /^\+?(\d+)\.?$/.exec(normaliseTypedText(typed)) ?? [];
  return isInCents && cents !== undefined && !getCurrencyRules(money).isWhole
    ? formatPart(Number(cents), money)
    : typed;
}

/** A typed amount in cents, or null if the text is not an amount. */
export const readAmount = (typed: string, style: MoneyStyle): number | null =>
  parseCents(withUnit(typed, style), typedUnits[style.asked?.money ?? 'USD']);

export function invalidAmountText(typed: string, style: MoneyStyle = {}): string {
  const money = style.asked?.money ?? 'USD';
  const { isWhole } = getCurrencyRules(money);
  if (style.isInCents && !isWhole) return text.refused.inParts(money);
  const example = isWhole ? String(EXAMPLE.whole) : formatDecimal(EXAMPLE.cents / 100, 2);
  const read = parseAmount(typed, typedUnits[money]);
  switch (read.kind) {
    case 'below nothing':
      return text.refused.minus;
    case 'parts of a cent':
      return isWhole ? text.refused.wholeOnly(money, example) : text.refused.twoDigits(money, example);
    case 'cents or dollars':
      return text.refused.isInParts(money, formatDecimal(read.number / 100, 2));
    case 'not money':
    case 'amount':
      return text.refused.amount(example);
  }
}
