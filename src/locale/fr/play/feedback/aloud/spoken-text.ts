import { type SpokenUnit, speakSigns } from '../../../../../play/feedback/aloud/speak-signs';
import type * as English from '../../../../../play/feedback/aloud/spoken-text';
import { plural } from '../../../grammar';

/* 7 × 8 is "7 fois 8", 3/4 is "3 quarts", 4:15 is "4 heures et quart". */

const SIGNS: Readonly<Record<string, string>> = {
  '×': 'fois',
  '÷': 'divisé par',
  '+': 'plus',
  '−': 'moins',
  '=': 'égale',
  '≠': 'n’est pas égal à',
  '<': 'est plus petit que',
  '>': 'est plus grand que',
};

const PARTS: Readonly<Record<number, string>> = {
  2: 'demi',
  3: 'tiers',
  4: 'quart',
  5: 'cinquième',
  6: 'sixième',
  7: 'septième',
  8: 'huitième',
  9: 'neuvième',
  10: 'dixième',
  11: 'onzième',
  12: 'douzième',
  13: 'treizième',
  14: 'quatorzième',
  15: 'quinzième',
  16: 'seizième',
  17: 'dix-septième',
  18: 'dix-huitième',
  19: 'dix-neuvième',
  20: 'vingtième',
  100: 'centième',
};

/** One and several. */
const UNITS: Readonly<Record<SpokenUnit, readonly [one: string, many?: string]>> = {
  h: ['heure'],
  min: ['minute'],
  s: ['seconde'],
  $: ['dollar'],
  '£': ['livre'],
  '€': ['euro'],
  '₹': ['roupie'],
  '¢': ['cent'],
  c: ['centime'],
  p: ['penny', 'pence'],
};

const countText = (count: number, one: string, many = `${one}s`): string =>
  plural(count, `${count} ${one}`, `${count} ${many}`);

function fractionInWords(top: string, bottom: string): string {
  const part = PARTS[Number(bottom)];
  if (part === undefined || !/^\d+$/.test(top)) return `${top} sur ${bottom}`;
  return countText(Number(top), part, part.endsWith('s') ? part : `${part}s`);
}

/** A text that also contains a time in words. */
const NAMES_TIMES = /midi|minuit|matin|après-midi|soir|nuit/;

const hour = (count: number): string => countText(count, 'heure');

function clockInWords(hours: number, minutes: number, half: string): string {
  const part = half === '' ? '' : ` ${half}`;
  if (minutes === 0) return `${hour(hours)}${part}`;
  // 11:45 AM would become "12 heures moins le quart AM", which is wrong. 24-hour times are read as two numbers.
  if (minutes % 5 !== 0 || hours > 12 || (minutes > 30 && hours === 11 && part !== ''))
    return `${hour(hours)} ${minutes}${part}`;
  if (minutes === 30) return `${hour(hours)} et demie${part}`;
  if (minutes < 30) return `${hour(hours)} ${minutes === 15 ? 'et quart' : minutes}${part}`;
  return `${hour((hours % 12) + 1)} moins ${minutes === 45 ? 'le quart' : 60 - minutes}${part}`;
}

/** Without the space before a question mark, which otherwise would stand for a number. */
const withoutSpace = (text: string): string => text.replaceAll('\u202f?', '?');

export const spokenText: typeof English.spokenText = (text) =>
  speakSigns(withoutSpace(text), {
    signs: SIGNS,
    namesTimes: NAMES_TIMES,
    andParts: ' ',
    clock: clockInWords,
    fraction: fractionInWords,
    mixedNumber: (whole, fraction) => `${whole} et ${fraction}`,
    unit: (count, unit) => countText(count, ...UNITS[unit]),
    slash: 'barre',
    what: 'combien',
    whatAtEnd: 'combien\u202f?',
  });
