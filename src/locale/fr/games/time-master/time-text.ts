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

export const days: Catalogue<typeof English.days> = [
  { name: 'lundi', short: 'lun', shortest: 'lu' },
  { name: 'mardi', short: 'mar', shortest: 'ma' },
  { name: 'mercredi', short: 'mer', shortest: 'me' },
  { name: 'jeudi', short: 'jeu', shortest: 'je' },
  { name: 'vendredi', short: 'ven', shortest: 've' },
  { name: 'samedi', short: 'sam', shortest: 'sa' },
  { name: 'dimanche', short: 'dim', shortest: 'di' },
];

export const getDayName: typeof English.getDayName = (day) => days[wrapAround(day, WEEK)]!.name;

export const am = 'AM';
export const pm = 'PM';
export const getAmPm: typeof English.getAmPm = (time) => (time < HALF_DAY ? am : pm);
export const formatTime: typeof English.formatTime = (time) => `${formatClockTime(time)} ${getAmPm(time)}`;

export const noon = 'midi';
export const midnight = 'minuit';

function partOfDay(time: number): string {
  switch (getPartOfDay(time)) {
    case 'night':
      return time < HOUR ? 'du matin' : 'du soir';
    case 'morning':
      return 'du matin';
    case 'afternoon':
      return 'de l’après-midi';
    case 'evening':
      return 'du soir';
  }
}

export const formatHours: typeof English.formatHours = (count) => plural(count, `${count} heure`, `${count} heures`);

function withMinutes(hour: string, next: string, minutes: number, half: string): string {
  if (minutes === 0) return hour;
  if (minutes === 15) return `${hour} et quart`;
  if (minutes === 30) return `${hour} et ${half}`;
  if (minutes === 45) return `${next} moins le quart`;
  return minutes < 30 ? `${hour} ${minutes}` : `${next} moins ${HOUR - minutes}`;
}

export const clockInWords: typeof English.clockInWords = (time) =>
  withMinutes(formatHours(getHourOnFace(time)), formatHours(getHourOnFace(time + HOUR)), time % HOUR, 'demie');
export const clockAtStart: typeof English.clockAtStart = (time) => clockInWords(time);

/** Nobody says "12 heures et quart de l’après-midi": it is "midi et quart". */
export const timeInWords: typeof English.timeInWords = (time) => {
  const minutes = time % HOUR;
  const named = (minutes > HOUR / 2 ? time - minutes + HOUR : time - minutes) % (2 * HALF_DAY);
  if (named % HALF_DAY > 0) return `${clockInWords(time)} ${partOfDay(time)}`;
  const name = named === 0 ? midnight : noon;
  return withMinutes(name, name, minutes, 'demi');
};
export const timeAtStart: typeof English.timeAtStart = (time) => timeInWords(time).replace(/^m/, 'M');

export const formatDays: typeof English.formatDays = (count) => plural(count, `${count} jour`, `${count} jours`);
export const formatMinutes: typeof English.formatMinutes = (count) =>
  plural(count, `${count} minute`, `${count} minutes`);

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
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
};

export const withoutLineBreaks: typeof English.withoutLineBreaks = (words) =>
  words.replaceAll(/(\d) (AM|PM|h|min|heures?|minutes?|jours?)\b/g, '$1\u00a0$2');
