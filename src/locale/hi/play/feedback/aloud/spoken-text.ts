import { type SpokenUnit, speakSigns } from '../../../../../play/feedback/aloud/speak-signs';
import type * as English from '../../../../../play/feedback/aloud/spoken-text';

/* 7 × 8 is "7 गुणा 8", 3/4 is "3 चौथाई", 1 1/2 is "1 पूर्ण 1 बटा 2", −5 is "ऋण 5", 4:15 is "सवा 4 बजे". */

const SIGNS: Readonly<Record<string, string>> = {
  '×': 'गुणा',
  '÷': 'भाग',
  '+': 'जमा',
  '−': 'घटा',
  '=': 'बराबर',
  '≠': 'बराबर नहीं',
};

/** One and several. */
const UNITS: Readonly<Record<SpokenUnit, readonly [one: string, many?: string]>> = {
  h: ['घंटा', 'घंटे'],
  min: ['मिनट'],
  s: ['सेकंड'],
  $: ['डॉलर'],
  '£': ['पाउंड'],
  '€': ['यूरो'],
  '₹': ['रुपया', 'रुपये'],
  '¢': ['सेंट'],
  c: ['सेंट'],
  p: ['पेनी', 'पेंस'],
};

function countText(count: number, unit: SpokenUnit): string {
  const [one, many = one] = UNITS[unit];
  return `${count} ${count === 1 ? one : many}`;
}

/** Before these words, a rupee changes its ending as several do. */
const RUPEE_WITH_CASE = /रुपया(?= (?:का|के|की|को|से|में|पर|ने)(?: |$))/g;

const HALF = 'आधा';

function fractionInWords(top: string, bottom: string): string {
  if (bottom === '2') return top === '1' ? HALF : `${top} बटा 2`;
  if (bottom === '3') return `${top} तिहाई`;
  if (bottom === '4') return `${top} चौथाई`;
  return `${top} बटा ${bottom}`;
}

/** Of a mixed number, the fraction is always read with both of its numbers. */
const asQuotient = (fraction: string): string =>
  fraction.replace(HALF, '1 बटा 2').replace('तिहाई', 'बटा 3').replace('चौथाई', 'बटा 4');

/** A text that also contains a time in words. */
const NAMES_TIMES = /दोपहर|आधी रात|सुबह|शाम|रात/;

function clockInWords(hours: number, minutes: number, half: string): string {
  const part = half === '' ? '' : ` ${half}`;
  if (minutes === 0) return `${hours} बजे${part}`;
  // 11:45 AM would become "पौने 12 AM", which is wrong. 24-hour times are read as two numbers.
  if (minutes % 5 !== 0 || hours > 12 || (minutes > 30 && hours === 11 && part !== ''))
    return `${hours} बजकर ${minutes} मिनट${part}`;
  if (minutes === 30) return `${hours === 1 ? 'डेढ़' : hours === 2 ? 'ढाई' : `साढ़े ${hours}`} बजे${part}`;
  if (minutes === 15) return `सवा ${hours} बजे${part}`;
  if (minutes === 45) return `पौने ${(hours % 12) + 1} बजे${part}`;
  return minutes < 30
    ? `${hours} बजकर ${minutes} मिनट${part}`
    : `${(hours % 12) + 1} बजने में ${60 - minutes} मिनट${part}`;
}

/** "3 < 5" has its verb at the end. */
const withOrder = (text: string): string =>
  text.replaceAll(
    /(\d[\d.,/]*) ([<>]) (\d+(?:[.,/]\d+)*)/g,
    (_, first: string, sign: string, second: string) => `${first}, ${second} से ${sign === '<' ? 'छोटा' : 'बड़ा'} है`,
  );

export const spokenText: typeof English.spokenText = (text) =>
  speakSigns(withOrder(text).replaceAll(/−(?=\d)/g, 'ऋण '), {
    signs: SIGNS,
    namesTimes: NAMES_TIMES,
    andParts: ' ',
    clock: clockInWords,
    fraction: fractionInWords,
    mixedNumber: (whole, fraction) => `${whole} पूर्ण ${asQuotient(fraction)}`,
    unit: countText,
    slash: 'बटा',
    what: 'कितना',
    whatAtEnd: 'कितना?',
  }).replaceAll(RUPEE_WITH_CASE, 'रुपये');
