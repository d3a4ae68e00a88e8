/* Reads typed answers in every usual way of writing times, durations, numbers and days. */
import { normaliseTypedText } from '../core/typed-text';
import { parseWholeNumber } from '../core/whole-number';
import type { Question } from './questions';
import type { ClockReading } from './time-problem';
import { HALF_DAY, HOUR, WEEK_DAYS } from './times';

/** Why text is not accepted as an answer. There is no penalty, and the game says what is missing. */
export type RejectionReason = 'unreadable' | 'halfMissing' | 'unitMissing' | 'otherUnit';
export type ParsedAnswer = number | RejectionReason;

/** Lower case, plain digits, single spaces, and a half as a decimal: 2½ becomes 2.5. */
const plain = (typed: string): string =>
  normaliseTypedText(typed)
    .replace(
      /(\d*) ?½|(\d*) 1\/2|^1\/2/,
      (_, whole: string | undefined, spaced: string | undefined) => `${whole || spaced || '0'}.5`,
    )
    .replaceAll('٫', '.')
    .toLowerCase()
    .trim();

const HALVES = /^(.*?) ?([ap])(?:\.? ?m\.?)?$/;
const TIME = /^(\d{1,2})(?: ?[:.h ] ?([0-5]\d))?(?: ?o['’]?clock)?$/;
const TOGETHER = /^(\d{1,2})([0-5]\d)$/;
const TEXT: Readonly<Record<string, number>> = {
  noon: HALF_DAY,
  midday: HALF_DAY,
  '12 noon': HALF_DAY,
  '12:00 noon': HALF_DAY,
  '12 midday': HALF_DAY,
  midnight: 0,
  '12 midnight': 0,
  '12:00 midnight': 0,
};

/** A time of day: 3:45 pm, 3:45PM, 3.45 p.m., 3 pm, 15:45, noon. */
function readTime(text: string): ParsedAnswer {
  const word = Object.hasOwn(TEXT, text) ? TEXT[text] : undefined;
  if (word !== undefined) return word;
  const [, before = text, half = ''] = HALVES.exec(text) ?? [];
  const [, hourText, minuteText] = TIME.exec(before) ?? TOGETHER.exec(before) ?? [];
  if (hourText === undefined) return 'unreadable';
  const [hours, minutes] = [Number(hourText), Number(minuteText ?? 0)];
  if (hours > 24 || (hours === 24 && minutes > 0)) return 'unreadable';
  // A 24-hour time needs both hours and minutes: 15:45, 0:20.
  const isOnDayClock = minuteText !== undefined && (hours > 12 || hours === 0);
  if (half === '') return isOnDayClock ? (hours % 24) * HOUR + minutes : 'halfMissing';
  const isOnTwelve = hours >= 1 && hours <= 12;
  // 15:45 pm is redundant but clear; 15:45 am contradicts itself.
  if (!isOnTwelve && (half === 'a' || hours < 12 || hours === 24)) return 'unreadable';
  return (hours % 12) * HOUR + minutes + (half === 'p' ? HALF_DAY : 0);
}

/** A time on a clock without AM or PM: 3:35, and with them or with 24 hours too. */
function readClock(text: string, { answers }: ClockReading): ParsedAnswer {
  const time = readTime(text);
  if (answers === 'figures') return time;
  const onFace = time === 'halfMissing' ? readTime(`${text} am`) : time;
  return typeof onFace === 'number' ? onFace % HALF_DAY : onFace;
}

/** Three digits after the separator could be thousands or decimals, so they are not accepted. */
const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;
const HOURS = new RegExp(String.raw`^${AMOUNT} ?(?:h|hr|hrs|hour|hours)\.?(?![a-z])`);
const MINUTES = new RegExp(String.raw`^(\d+) ?(?:m|min|mins|minute|minutes)\.?$`);
const JOINT = /^ ?(?:,|and|&)? ?/;
const COLON = /^(\d{1,2}):([0-5]\d)(?: ?(?:h|hr|hrs|hours?))?$/;

/** Converts decimal hours to minutes without floating-point errors: 2.1 h is 126 min. */
const minutesIn = (hours: string): number => Math.round(Number(hours.replace(',', '.')) * HOUR * 1000) / 1000;

/** A duration in minutes: 2 hours 35 minutes, 2 h 35 min, 2h35, 2:35, 155 min, 2.5 hours. */
function readLength(typed: string): ParsedAnswer {
  const text = typed.replace(/^half an hour$/, '30 min').replace(/^an hour/, '1 hour');
  const [, colonHours, colonMinutes] = COLON.exec(text) ?? [];
  if (colonHours !== undefined) return Number(colonHours) * HOUR + Number(colonMinutes);
  if (/^\d+$/.test(text)) return 'unitMissing';
  const [matched = '', hourText] = HOURS.exec(text) ?? [];
  const rest = text.slice(matched.length).replace(matched === '' ? '' : JOINT, '');
  const hours = hourText === undefined ? 0 : minutesIn(hourText);
  if (rest === '') return hourText === undefined ? 'unreadable' : hours;
  const [, minuteText] = MINUTES.exec(rest) ?? (hourText !== undefined ? /^([0-5]?\d)$/.exec(rest) : null) ?? [];
  return minuteText === undefined ? 'unreadable' : hours + Number(minuteText);
}

const UNIT = /^(.*?) ?(h|hr|hrs|hour|hours|m|min|mins|minute|minutes|d|day|days|week|weeks)?\.?$/;

/** A number in the required unit: 72, 72 hours, 72 h. */
function readNumber(text: string, unit: 'minutes' | 'hours'): ParsedAnswer {
  const [, before = text, written = ''] = UNIT.exec(text) ?? [];
  const value = parseWholeNumber(before);
  if (value === null) return readLength(text) === 'unreadable' ? 'unreadable' : 'otherUnit';
  return written === '' || written[0] === unit[0] ? value : 'otherUnit';
}

/** The smallest number of letters that distinguishes all days. */
const FEWEST_LETTERS = 2;

/** A day of the week: Tuesday, tue, Tues. */
function readDay(text: string): ParsedAnswer {
  const name = text.replace(/\.$/, '').replace(/^weds$/, 'wed');
  const day = WEEK_DAYS.findIndex((weekDay) => name.length >= FEWEST_LETTERS && weekDay.toLowerCase().startsWith(name));
  return day === -1 ? 'unreadable' : day;
}

/**
 * The answer in typed text, as a number in the same form as the question's own answer, or the reason why it is not
 * accepted.
 */
export function parseTypedAnswer({ asked }: Pick<Question, 'asked'>, typed: string): ParsedAnswer {
  const text = plain(typed);
  switch (asked.type) {
    case 'timeConversion':
      return readNumber(text, asked.unit);
    case 'elapsedTime':
      return asked.asks === 'length' ? readLength(text) : readTime(text);
    case 'dateArithmetic':
      return readDay(text);
    case 'clockReading':
      return readClock(text, asked);
    case 'timeComparison':
      return 'unreadable';
  }
}
