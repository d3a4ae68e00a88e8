import { DECIMAL_SIGN, THOUSANDS_SEPARATOR } from '../locale/notation';
import { type NotationChoices, WRITTEN } from './choices';

/** The signs of a notation. */
export interface Signs {
  readonly decimal: string;
  /** Empty if digits are not grouped. */
  readonly group: string;
  readonly isInLakhs: boolean;
  readonly times: string;
  readonly division: string;
  /** The digits from 0 to 9. */
  readonly digits: string;
}

const NARROW_SPACE = '\u202F';
const DECIMALS = { point: '.', comma: ',' } as const;
const GROUPS = { commas: ',', points: '.', spaces: NARROW_SPACE, lakhs: ',', together: '' } as const;
const DIGITS = { latin: '0123456789', arabic: '٠١٢٣٤٥٦٧٨٩', devanagari: '०१२३४५६७८९' } as const;

/** Arabic digits have a decimal sign and a group sign of their own. */
const ARABIC = { decimal: '٫', group: '٬' } as const;

export function getSigns({ decimal, grouping, times, division, digits }: NotationChoices): Signs {
  const group = GROUPS[grouping];
  const isArabic = digits === 'arabic';
  return {
    decimal: isArabic ? ARABIC.decimal : DECIMALS[decimal],
    group: isArabic && group !== '' ? ARABIC.group : group,
    isInLakhs: grouping === 'lakhs',
    times: times === 'dot' ? '·' : '×',
    division: division === 'colon' ? ':' : '÷',
    digits: DIGITS[digits],
  };
}

/** The signs in the texts of this language. */
export const WRITTEN_SIGNS: Signs = { ...getSigns(WRITTEN), decimal: DECIMAL_SIGN, group: THOUSANDS_SEPARATOR };
