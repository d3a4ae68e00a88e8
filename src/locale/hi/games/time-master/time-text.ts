import { getHourOnFace, HALF_DAY, HOUR, WEEK, wrapAround } from '../../../../../machines/time-master/times';
import { formatClockTime } from '../../../../games/time-master/digital-time';
import type * as English from '../../../../games/time-master/time-text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';

export const days: Catalogue<typeof English.days> = [
  { name: 'सोमवार', short: 'सोम', shortest: 'सो' },
  { name: 'मंगलवार', short: 'मंगल', shortest: 'मं' },
  { name: 'बुधवार', short: 'बुध', shortest: 'बु' },
  { name: 'गुरुवार', short: 'गुरु', shortest: 'गु' },
  { name: 'शुक्रवार', short: 'शुक्र', shortest: 'शु' },
  { name: 'शनिवार', short: 'शनि', shortest: 'श' },
  { name: 'रविवार', short: 'रवि', shortest: 'र' },
];

export const getDayName: typeof English.getDayName = (day) => days[wrapAround(day, WEEK)]!.name;

export const am = 'AM';
export const pm = 'PM';
export const getAmPm: typeof English.getAmPm = (time) => (time < HALF_DAY ? am : pm);
export const formatTime: typeof English.formatTime = (time) => `${formatClockTime(time)} ${getAmPm(time)}`;

export const noon = 'ठीक दोपहर';
export const midnight = 'आधी रात';

/** The hours from which the parts of the day have these names. */
const PARTS_OF_DAY = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [1, 'सुबह'],
  [0, 'रात'],
] as const;

const partOfDay = (time: number): string => PARTS_OF_DAY.find(([from]) => time >= from * HOUR)![1];

/** Half past 1 and 2 have names of their own. */
const HALVES: Readonly<Record<number, string>> = { 1: 'डेढ़ बजे', 2: 'ढाई बजे' };

export const clockInWords: typeof English.clockInWords = (time) => {
  const [hour, next, minutes] = [getHourOnFace(time), getHourOnFace(time + HOUR), time % HOUR];
  if (minutes === 0) return `${hour} बजे`;
  if (minutes === 15) return `सवा ${hour} बजे`;
  if (minutes === 30) return HALVES[hour] ?? `साढ़े ${hour} बजे`;
  if (minutes === 45) return `पौने ${next} बजे`;
  return minutes < 30 ? `${hour} बजकर ${minutes} मिनट` : `${next} बजने में ${HOUR - minutes} मिनट`;
};
export const clockAtStart: typeof English.clockAtStart = (time) => clockInWords(time);

export const timeInWords: typeof English.timeInWords = (time) => {
  if (time === HALF_DAY) return noon;
  return time === 0 ? midnight : `${partOfDay(time)} ${clockInWords(time)}`;
};
export const timeAtStart: typeof English.timeAtStart = (time) => timeInWords(time);

export const formatDays: typeof English.formatDays = (count) => `${count} दिन`;
export const formatHours: typeof English.formatHours = (count) => plural(count, `${count} घंटा`, `${count} घंटे`);
export const formatMinutes: typeof English.formatMinutes = (count) => `${count} मिनट`;

export const formatDuration: typeof English.formatDuration = (length) => {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return formatMinutes(minutes);
  return minutes === 0 ? formatHours(hours) : `${formatHours(hours)} ${formatMinutes(minutes)}`;
};

export const spokenDuration: typeof English.spokenDuration = (length) =>
  length > HOUR && length % HOUR > 0
    ? `${formatHours(Math.floor(length / HOUR))} ${length % HOUR}`
    : formatDuration(length);

export const formatShortDuration: typeof English.formatShortDuration = (length) => {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return `${minutes} मि`;
  return minutes === 0 ? `${hours} घं` : `${hours} घं ${minutes} मि`;
};

export const withoutLineBreaks: typeof English.withoutLineBreaks = (words) =>
  words.replaceAll(/(\d) (AM|PM|घं|मि|घंटा|घंटे|मिनट|दिन|बजे)(?![\p{L}\p{M}])/gu, '$1\u00a0$2');
