/*
 * Reads typed answers in every usual way of writing times, durations, numbers and days. The caller gives the words of a
 * language.
 */
import { normaliseTypedText } from '../core/typed-text';
import { parseWholeNumber } from '../core/whole-number';
import type { Question } from './questions';
import type { ClockReading } from './time-problem';
import { HALF_DAY, HOUR } from './times';

/** Why text is not accepted as an answer. There is no penalty, and the game says what is missing. */
export type RejectionReason = 'unreadable' | 'halfMissing' | 'unitMissing' | 'otherUnit';
export type ParsedAnswer = number | RejectionReason;

/** The words that can be typed, in lower case. Only the sources of the patterns are used. */
export interface TimeVocabulary {
  readonly noon: RegExp;
  readonly midnight: RegExp;
  /** After a time in the first or the second half of the day. */
  readonly am: RegExp;
  readonly pm: RegExp;
  /** Between hours and minutes: a colon, "h". */
  readonly separator: RegExp;
  /** After a time: "o'clock". */
  readonly clock: RegExp;
  /** Units after an amount. No question asks for `longUnits`. */
  readonly hours: RegExp;
  readonly minutes: RegExp;
  readonly longUnits: RegExp;
  /** Between the hours and the minutes of a duration: "and". */
  readonly joint: RegExp;
  /** Replaces phrases by what they are read as: "half an hour" by "30 min". */
  readonly rephraseTime: (typed: string) => string;
  readonly rephraseLength: (typed: string) => string;
  /** All spellings of each day, Monday first. Two letters at the start of one are enough. */
  readonly days: readonly (readonly string[])[];
}

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

const isAll = (text: string, { source }: RegExp): boolean => new RegExp(`^(?:${source})$`).test(text);

const TOGETHER = /^(\d{1,2})([0-5]\d)$/;

/**
 * A time of day: 3:45 pm, 3:45PM, 3.45 p.m., 3 pm, 15:45, noon. With `isAnyHalf`, a time without AM or PM is one before
 * noon.
 */
function readTime(typed: string, words: TimeVocabulary, isAnyHalf = false): ParsedAnswer {
  if (isAll(typed, words.noon)) return HALF_DAY;
  if (isAll(typed, words.midnight)) return 0;
  const text = words.rephraseTime(typed);
  const [, before = text, am, pm] =
    new RegExp(`^(.*?) ?(?:(${words.am.source})|(${words.pm.source}))$`).exec(text) ?? [];
  const figures = String.raw`^(\d{1,2})(?: ?(?:${words.separator.source}) ?([0-5]\d))?(?: ?(?:${words.clock.source}))?$`;
  const [, hourText, minuteText] = new RegExp(figures).exec(before) ?? TOGETHER.exec(before) ?? [];
  if (hourText === undefined) return 'unreadable';
  const [hours, minutes] = [Number(hourText), Number(minuteText ?? 0)];
  if (hours > 24 || (hours === 24 && minutes > 0)) return 'unreadable';
  if (am === undefined && pm === undefined) {
    // A 24-hour time needs both hours and minutes: 15:45, 0:20.
    if (minuteText !== undefined && (hours > 12 || hours === 0)) return (hours % 24) * HOUR + minutes;
    if (!isAnyHalf) return 'halfMissing';
  }
  const isOnTwelve = hours >= 1 && hours <= 12;
  // 15:45 pm is redundant but clear; 15:45 am contradicts itself.
  if (!isOnTwelve && (pm === undefined || hours < 12 || hours === 24)) return 'unreadable';
  return (hours % 12) * HOUR + minutes + (pm === undefined ? 0 : HALF_DAY);
}

/** A time on a clock without AM or PM: 3:35, and with them or with 24 hours too. */
function readClock(text: string, { answers }: ClockReading, words: TimeVocabulary): ParsedAnswer {
  if (answers === 'figures') return readTime(text, words);
  const time = readTime(text, words, true);
  return typeof time === 'number' ? time % HALF_DAY : time;
}

/** Three digits after the separator could be thousands or decimals, so they are not accepted. */
const AMOUNT = String.raw`(\d+(?:[.,]\d{1,2})?)`;

/** Converts decimal hours to minutes without floating-point errors: 2.1 h is 126 min. */
const minutesIn = (hours: string): number => Math.round(Number(hours.replace(',', '.')) * HOUR * 1000) / 1000;

/** A duration in minutes: 2 hours 35 minutes, 2 h 35 min, 2h35, 2:35, 155 min, 2.5 hours. */
function readLength(typed: string, words: TimeVocabulary): ParsedAnswer {
  const text = words.rephraseLength(typed);
  const onClock = new RegExp(String.raw`^(\d{1,2}):([0-5]\d)(?: ?(?:${words.hours.source}))?$`);
  const [, clockHours, clockMinutes] = onClock.exec(text) ?? [];
  if (clockHours !== undefined) return Number(clockHours) * HOUR + Number(clockMinutes);
  if (/^\d+$/.test(text)) return 'unitMissing';
  const inHours = new RegExp(String.raw`^${AMOUNT} ?(?:${words.hours.source})\.?(?![\p{L}\p{M}])`, 'u');
  const [matched = '', hourText] = inHours.exec(text) ?? [];
  const joint = new RegExp(`^ ?(?:,|&|${words.joint.source})? ?`);
  const rest = text.slice(matched.length).replace(matched === '' ? '' : joint, '');
  const hours = hourText === undefined ? 0 : minutesIn(hourText);
  if (rest === '') return hourText === undefined ? 'unreadable' : hours;
  const inMinutes = new RegExp(String.raw`^(\d+) ?(?:${words.minutes.source})\.?$`);
  const [, minuteText] = inMinutes.exec(rest) ?? (hourText !== undefined ? /^([0-5]?\d)$/.exec(rest) : null) ?? [];
  return minuteText === undefined ? 'unreadable' : hours + Number(minuteText);
}

/** A number in the required unit: 72, 72 hours, 72 h. */
function readNumber(text: string, unit: 'minutes' | 'hours', words: TimeVocabulary): ParsedAnswer {
  const others = [unit === 'hours' ? words.minutes : words.hours, words.longUnits]
    .map(({ source }) => source)
    .join('|');
  const written = new RegExp(String.raw`^(.*?) ?(?:(?:${words[unit].source})|(${others}))?\.?$`);
  const [, before = text, otherUnit] = written.exec(text) ?? [];
  const value = parseWholeNumber(before);
  if (value === null) return readLength(text, words) === 'unreadable' ? 'unreadable' : 'otherUnit';
  return otherUnit === undefined ? value : 'otherUnit';
}

/** The smallest number of letters that distinguishes all days. */
const FEWEST_LETTERS = 2;

/** A day of the week: Tuesday, tue, Tues. */
function readDay(text: string, { days }: TimeVocabulary): ParsedAnswer {
  const name = text.replace(/\.$/, '');
  if (name.length < FEWEST_LETTERS) return 'unreadable';
  const day = days.findIndex((spellings) => spellings.some((spelling) => spelling.startsWith(name)));
  return day === -1 ? 'unreadable' : day;
}

/**
 * The answer in typed text, as a number in the same form as the question's own answer, or the reason why it is not
 * accepted.
 */
export function parseTypedAnswer(
  { asked }: Pick<Question, 'asked'>,
  typed: string,
  words: TimeVocabulary,
): ParsedAnswer {
  const text = plain(typed);
  switch (asked.type) {
    case 'timeConversion':
      return readNumber(text, asked.unit, words);
    case 'elapsedTime':
      return asked.asks === 'length' ? readLength(text, words) : readTime(text, words);
    case 'dateArithmetic':
      return readDay(text, words);
    case 'clockReading':
      return readClock(text, asked, words);
    case 'timeComparison':
      return 'unreadable';
  }
}
