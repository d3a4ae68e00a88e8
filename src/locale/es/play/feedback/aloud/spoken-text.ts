import { type SpokenUnit, speakSigns } from '../../../../../play/feedback/aloud/speak-signs';
import type * as English from '../../../../../play/feedback/aloud/spoken-text';
import { plural } from '../../../grammar';

/* 7 × 8 is "7 por 8", 3/4 is "3 cuartos", 4:15 is "las 4 y cuarto". */

const SIGNS: Readonly<Record<string, string>> = {
  '×': 'por',
  '÷': 'entre',
  '+': 'más',
  '−': 'menos',
  '=': 'es igual a',
  '≠': 'no es',
  '<': 'es menor que',
  '>': 'es mayor que',
};

const PARTS: Readonly<Record<number, string>> = {
  2: 'medio',
  3: 'tercio',
  4: 'cuarto',
  5: 'quinto',
  6: 'sexto',
  7: 'séptimo',
  8: 'octavo',
  9: 'noveno',
  10: 'décimo',
  11: 'onceavo',
  12: 'doceavo',
  13: 'treceavo',
  14: 'catorceavo',
  15: 'quinceavo',
  16: 'dieciseisavo',
  17: 'diecisieteavo',
  18: 'dieciochoavo',
  19: 'diecinueveavo',
  20: 'veinteavo',
  100: 'centésima',
};

/** One and several. */
const UNITS: Readonly<Record<SpokenUnit, readonly [one: string, many?: string]>> = {
  h: ['hora'],
  min: ['minuto'],
  s: ['segundo'],
  $: ['dólar', 'dólares'],
  '£': ['libra'],
  '€': ['euro'],
  '₹': ['rupia'],
  '¢': ['centavo'],
  c: ['céntimo'],
  p: ['penique'],
};

const countText = (count: number, one: string, many = `${one}s`): string =>
  plural(count, `${count} ${one}`, `${count} ${many}`);

function fractionInWords(top: string, bottom: string): string {
  const part = PARTS[Number(bottom)];
  if (part === undefined || !/^\d+$/.test(top)) return `${top} sobre ${bottom}`;
  return countText(Number(top), part);
}

/** A text that also contains a time in words. */
const NAMES_TIMES = /mediod|medianoche|mañana|tarde|noche/;

const hour = (count: number): string => `${count === 1 ? 'la' : 'las'} ${count}`;

function clockInWords(hours: number, minutes: number, half: string): string {
  const part = half === '' ? '' : ` ${half}`;
  if (minutes === 0) return `${hour(hours)} en punto${part}`;
  // 11:45 AM would become "las 12 menos cuarto AM", which is wrong. 24-hour times are read as two numbers.
  if (minutes % 5 !== 0 || hours > 12 || (minutes > 30 && hours === 11 && part !== ''))
    return `${hours} ${minutes < 10 ? `cero ${minutes}` : minutes}${part}`;
  if (minutes === 30) return `${hour(hours)} y media${part}`;
  if (minutes < 30) return `${hour(hours)} y ${minutes === 15 ? 'cuarto' : minutes}${part}`;
  return `${hour((hours % 12) + 1)} menos ${minutes === 45 ? 'cuarto' : 60 - minutes}${part}`;
}

/** "las las 4 menos cuarto" and "son la 1 y media" become "las 4 menos cuarto" and "es la 1 y media". */
const withOneArticle = (text: string): string =>
  text.replaceAll(/\b([Ll])as? l(as? \d)/g, '$1$2').replaceAll(/\bson la (?=1 )/g, 'es la ');

export const spokenText: typeof English.spokenText = (text) => {
  const spoken = speakSigns(text, {
    signs: SIGNS,
    namesTimes: NAMES_TIMES,
    andParts: ' con ',
    clock: clockInWords,
    fraction: fractionInWords,
    mixedNumber: (whole, fraction) => `${whole} y ${fraction}`,
    unit: (count, unit) => countText(count, ...UNITS[unit]),
    slash: 'barra',
    what: 'qué número',
    whatAtEnd: '¿cuánto?',
  });
  return withOneArticle(spoken);
};
