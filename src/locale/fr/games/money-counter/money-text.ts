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

const withSign = (cents: number, money: Currency): string =>
  `${money === 'INR' ? cents : formatDecimal(cents / 100, 2)}\u00A0${SIGNS[money].whole}`;

export const formatMoney: typeof English.formatMoney = (cents, ...given) => withSign(cents, given[0] ?? 'USD');

export const formatPart: typeof English.formatPart = (cents, money) => `${cents}\u00A0${SIGNS[money].part}`;

export const formatWhole: typeof English.formatWhole = (units, money) => `${units}\u00A0${SIGNS[money].whole}`;

/** The sign is behind the number. */
export const signBefore: typeof English.signBefore = () => undefined;

export const pieceNames: typeof English.pieceNames = (_piece, _money, value, kind) =>
  kind === 'coin'
    ? [`pièce de ${value}`, `pièces de ${value}`, `Pièce de ${value}`, `Pièces de ${value}`]
    : [`billet de ${value}`, `billets de ${value}`, `Billet de ${value}`, `Billets de ${value}`];

export const countedPieces: typeof English.countedPieces = (count, name) => `${count} ${name}`;

export const pieceList: typeof English.pieceList = (parts) => parts.join(', ');

export const unitNames: Catalogue<typeof English.unitNames> = {
  USD: { whole: 'dollars', part: 'cents' },
  GBP: { whole: 'livres', part: 'pence' },
  EUR: { whole: 'euros', part: 'centimes' },
  CAD: { whole: 'dollars', part: 'cents' },
  AUD: { whole: 'dollars', part: 'cents' },
  INR: { whole: 'roupies', part: '' },
};

const DOLLARS: AmountUnits = { whole: ['$', 'dollars', 'dollar'], part: ['cents', 'cent', 'c', '¢'] };

export const typedUnits: typeof English.typedUnits = {
  USD: DOLLARS,
  GBP: { whole: ['£', 'livres', 'livre'], part: ['pence', 'penny', 'p'] },
  EUR: { whole: ['€', 'euros', 'euro'], part: ['centimes', 'centime', 'cents', 'cent', 'ct', 'c'] },
  CAD: DOLLARS,
  AUD: DOLLARS,
  INR: { whole: ['₹', 'roupies', 'roupie', 'rs.', 'rs'], part: [] },
};
