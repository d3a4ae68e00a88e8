import {
  getHourOnFace,
  getPartOfDay,
  HALF_DAY,
  HOUR,
  WEEK,
  wrapAround,
} from '../../../../../machines/time-master/times';
import { formatClockTime } from '../../../../games/time-master/digital-time';
import type * as English from '../../../../games/time-master/time-text';
import type { Catalogue } from '../../../catalogue';
import { plural } from '../../grammar';
import { withArticleAtStart } from './articles';

export const days: Catalogue<typeof English.days> = [
  { name: 'lunes', short: 'lun', shortest: 'lu' },
  { name: 'martes', short: 'mar', shortest: 'ma' },
  { name: 'miércoles', short: 'mié', shortest: 'mi' },
  { name: 'jueves', short: 'jue', shortest: 'ju' },
  { name: 'viernes', short: 'vie', shortest: 'vi' },
  { name: 'sábado', short: 'sáb', shortest: 'sá' },
  { name: 'domingo', short: 'dom', shortest: 'do' },
];

export const getDayName: typeof English.getDayName = (day) => days[wrapAround(day, WEEK)]!.name;

export const am = 'AM';
export const pm = 'PM';
export const getAmPm: typeof English.getAmPm = (time) => (time < HALF_DAY ? am : pm);
export const formatTime: typeof English.formatTime = (time) => `${formatClockTime(time)} ${getAmPm(time)}`;

export const noon = 'mediodía';
export const midnight = 'medianoche';

/** The hour from which an evening is called a night. */
const NIGHT_FROM = 20 * HOUR;

function partOfDay(time: number): string {
  switch (getPartOfDay(time)) {
    case 'night':
      return 'de la noche';
    case 'morning':
      return 'de la mañana';
    case 'afternoon':
      return 'de la tarde';
    case 'evening':
      return time < NIGHT_FROM ? 'de la tarde' : 'de la noche';
  }
}

export const clockInWords: typeof English.clockInWords = (time) => {
  const [hour, next, minutes] = [getHourOnFace(time), getHourOnFace(time + HOUR), time % HOUR];
  if (minutes === 0) return `${hour} en punto`;
  if (minutes === 15) return `${hour} y cuarto`;
  if (minutes === 30) return `${hour} y media`;
  if (minutes === 45) return `${next} menos cuarto`;
  return minutes < 30 ? `${hour} y ${minutes}` : `${next} menos ${HOUR - minutes}`;
};

export const timeInWords: typeof English.timeInWords = (time) => {
  if (time === HALF_DAY) return noon;
  return time === 0 ? midnight : `${clockInWords(time)} ${partOfDay(time)}`;
};

export const clockAtStart: typeof English.clockAtStart = (time) => withArticleAtStart(clockInWords(time));
export const timeAtStart: typeof English.timeAtStart = (time) => withArticleAtStart(timeInWords(time));

export const formatDays: typeof English.formatDays = (count) => plural(count, '1 día', `${count} días`);
export const formatHours: typeof English.formatHours = (count) => plural(count, '1 hora', `${count} horas`);
export const formatMinutes: typeof English.formatMinutes = (count) => plural(count, '1 minuto', `${count} minutos`);

export const formatDuration: typeof English.formatDuration = (length) => {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return formatMinutes(minutes);
  return minutes === 0 ? formatHours(hours) : `${formatHours(hours)} y ${formatMinutes(minutes)}`;
};

export const spokenDuration: typeof English.spokenDuration = (length) =>
  length > HOUR && length % HOUR > 0
    ? `${formatHours(Math.floor(length / HOUR))} y ${length % HOUR}`
    : formatDuration(length);

export const formatShortDuration: typeof English.formatShortDuration = (length) => {
  const [hours, minutes] = [Math.floor(length / HOUR), length % HOUR];
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
};

export const withoutLineBreaks: typeof English.withoutLineBreaks = (words) =>
  words.replaceAll(/(\d) (AM|PM|h|min|horas?|minutos?|días?|en punto)(?!\p{L})/gu, '$1\u00a0$2');
