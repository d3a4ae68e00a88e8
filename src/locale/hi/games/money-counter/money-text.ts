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
  `${SIGNS[money].whole}${money === 'INR' ? cents : formatDecimal(cents / 100, 2)}`;

export const formatMoney: typeof English.formatMoney = (cents, ...given) => withSign(cents, given[0] ?? 'USD');

export const formatPart: typeof English.formatPart = (cents, money) => `${cents}${SIGNS[money].part}`;

export const formatWhole: typeof English.formatWhole = (units, money) => `${SIGNS[money].whole}${units}`;

export const signBefore: typeof English.signBefore = (money) => SIGNS[money].whole;

export const pieceNames: typeof English.pieceNames = (_piece, _money, value, kind) => {
  const one = kind === 'coin' ? `${value} का सिक्का` : `${value} का नोट`;
  const many = kind === 'coin' ? `${value} के सिक्के` : `${value} के नोट`;
  return [one, many, one, many];
};

/** The count is in front of the last word: "₹5 के 2 सिक्के". */
export const countedPieces: typeof English.countedPieces = (count, name) => name.replace(/\S+$/, `${count} $&`);

export const pieceList: typeof English.pieceList = (parts) => parts.join(', ');

export const unitNames: Catalogue<typeof English.unitNames> = {
  USD: { whole: 'डॉलर', part: 'सेंट' },
  GBP: { whole: 'पाउंड', part: 'पेंस' },
  EUR: { whole: 'यूरो', part: 'सेंट' },
  CAD: { whole: 'डॉलर', part: 'सेंट' },
  AUD: { whole: 'डॉलर', part: 'सेंट' },
  INR: { whole: 'रुपये', part: '' },
};

const DOLLARS: AmountUnits = { whole: ['$', 'डॉलर'], part: ['सेंट', 'c', '¢'] };

export const typedUnits: typeof English.typedUnits = {
  USD: DOLLARS,
  GBP: { whole: ['£', 'पाउंड'], part: ['पेंस', 'पेनी', 'p'] },
  EUR: { whole: ['€', 'यूरो'], part: ['सेंट', 'c', 'ct'] },
  CAD: DOLLARS,
  AUD: DOLLARS,
  INR: {
    whole: ['₹', 'रुपये', 'रुपए', 'रुपया', 'रु.', 'रु', 'rs.', 'rs', '/-'],
    part: [],
  },
};
