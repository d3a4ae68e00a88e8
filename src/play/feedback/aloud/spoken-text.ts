/* Turns text into what people would say: 7 × 8 is "7 times 8", 3/4 is "3 quarters", 4:15 is "quarter past 4". */
import { plural } from '../../../locale/grammar';
import { type SpokenUnit, speakSigns } from './speak-signs';

const SIGNS: Readonly<Record<string, string>> = {
  '×': 'times',
  '÷': 'divided by',
  '+': 'plus',
  '−': 'minus',
  '=': 'equals',
  '≠': 'is not',
  '<': 'is less than',
  '>': 'is more than',
};

/** Names of unit fractions, indexed by denominator. */
const PARTS: readonly string[] =
  ' , ,half,third,quarter,fifth,sixth,seventh,eighth,ninth,tenth,eleventh,twelfth,thirteenth,fourteenth,fifteenth,sixteenth,seventeenth,eighteenth,nineteenth,twentieth'.split(
    ',',
  );
const SMALL_PARTS: ReadonlyMap<number, string> = new Map([
  ...PARTS.map((name, count) => [count, name] as const).filter(([count]) => count >= 2),
  [100, 'hundredth'],
]);

/** One and several. The coin or note of an amount has its unit in the singular: "a 2 pound coin". */
const UNITS: Readonly<Record<SpokenUnit, readonly [one: string, many?: string]>> = {
  h: ['hour'],
  min: ['minute'],
  s: ['second'],
  $: ['dollar'],
  '£': ['pound'],
  '€': ['euro'],
  '₹': ['rupee'],
  '¢': ['cent'],
  c: ['cent'],
  p: ['penny', 'pence'],
};
const OF_A_PIECE = /\b(dollar|pound|euro|rupee|cent)s(?= (?:coin|note))/g;

const countText = (count: number, one: string, many = `${one}s`): string =>
  plural(count, `${count} ${one}`, `${count} ${many}`);

function fractionInWords(top: string, bottom: string): string {
  const part = SMALL_PARTS.get(Number(bottom));
  if (part === undefined || !/^\d+$/.test(top)) return `${top} over ${bottom}`;
  return countText(Number(top), part, part === 'half' ? 'halves' : `${part}s`);
}

/**
 * If the text also contains a time in words, digital times are read as two numbers, because matching the two forms is
 * the question.
 */
const NAMES_TIMES = /noon|midnight|morning|evening|night/;

function clockInWords(hours: number, minutes: number, half: string): string {
  const part = half === '' ? '' : ` ${half}`;
  if (minutes === 0) return `${hours} o'clock${part}`;
  // 11:45 AM would become "quarter to 12 AM", which is wrong. 24-hour times are read as two numbers.
  if (minutes % 5 !== 0 || hours > 12 || (minutes > 30 && hours === 11 && part !== ''))
    return `${hours} ${minutes}${part}`;
  if (minutes === 30) return `half past ${hours}${part}`;
  const [count, way, hour] = minutes < 30 ? [minutes, 'past', hours] : [60 - minutes, 'to', (hours % 12) + 1];
  return `${count === 15 ? 'quarter' : count} ${way} ${hour}${part}`;
}

export const spokenText = (text: string): string =>
  speakSigns(text, {
    signs: SIGNS,
    namesTimes: NAMES_TIMES,
    andParts: ' ',
    clock: clockInWords,
    fraction: fractionInWords,
    mixedNumber: (whole, fraction) => `${whole} and ${fraction}`,
    unit: (count, unit) => countText(count, ...UNITS[unit]),
    slash: 'slash',
    what: 'what',
    whatAtEnd: 'what?',
  }).replaceAll(OF_A_PIECE, '$1');
