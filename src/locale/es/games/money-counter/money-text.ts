import type { Currency } from '../../../../../machines/core/currencies';
import type { AmountUnits } from '../../../../../machines/money-counter/amount';
import type * as English from '../../../../games/money-counter/money-text';
import { formatDecimal } from '../../../../ui/format-decimal';
import type { Catalogue } from '../../../catalogue';

const SIGNS: Readonly<Record<Currency, { readonly whole: string; readonly part: string }>> = {
  USD: { whole: '$', part: '¢' },
  GBP: { whole: '£', part: 'p' },
  EUR: { whole: '€', part: 'c' },
  CAD: { whole: '$', part: '¢' },
  AUD: { whole: '$', part: 'c' },
  INR: { whole: '₹', part: '' },
};

/** The sign of the euro is behind the number. */
const withSign = (number: string, money: Currency): string =>
  money === 'EUR' ? `${number}\u00A0€` : `${SIGNS[money].whole}${number}`;

const inMoney = (cents: number, money: Currency): string =>
  withSign(money === 'INR' ? String(cents) : formatDecimal(cents / 100, 2), money);

export const formatMoney: typeof English.formatMoney = (cents, ...given) => inMoney(cents, given[0] ?? 'USD');

export const formatPart: typeof English.formatPart = (cents, money) =>
  money === 'EUR' ? `${cents}\u00A0c` : `${cents}${SIGNS[money].part}`;

export const formatWhole: typeof English.formatWhole = (units, money) => withSign(String(units), money);

export const signBefore: typeof English.signBefore = (money) => (money === 'EUR' ? undefined : SIGNS[money].whole);

export const pieceNames: typeof English.pieceNames = (_piece, _money, value, kind) =>
  kind === 'coin'
    ? [`moneda de ${value}`, `monedas de ${value}`, `Moneda de ${value}`, `Monedas de ${value}`]
    : [`billete de ${value}`, `billetes de ${value}`, `Billete de ${value}`, `Billetes de ${value}`];

export const countedPieces: typeof English.countedPieces = (count, name) => `${count} ${name}`;

export const pieceList: typeof English.pieceList = (parts) => parts.join(', ');

export const unitNames: Catalogue<typeof English.unitNames> = {
  USD: { whole: 'dólares', part: 'centavos' },
  GBP: { whole: 'libras', part: 'peniques' },
  EUR: { whole: 'euros', part: 'céntimos' },
  CAD: { whole: 'dólares', part: 'centavos' },
  AUD: { whole: 'dólares', part: 'centavos' },
  INR: { whole: 'rupias', part: '' },
};

const DOLLARS: AmountUnits = {
  whole: ['$', 'dólares', 'dolares', 'dólar', 'dolar'],
  part: ['centavos', 'centavo', 'c', '¢'],
};

export const typedUnits: typeof English.typedUnits = {
  USD: DOLLARS,
  GBP: { whole: ['£', 'libras', 'libra'], part: ['peniques', 'penique', 'p'] },
  EUR: {
    whole: ['€', 'euros', 'euro'],
    part: ['céntimos', 'centimos', 'céntimo', 'centimo', 'cts', 'ct', 'c'],
  },
  CAD: DOLLARS,
  AUD: DOLLARS,
  INR: { whole: ['₹', 'rupias', 'rupia', 'rs.', 'rs'], part: [] },
};
