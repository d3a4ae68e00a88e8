import type { ClockReading } from '../../../../../machines/time-master/time-problem';
import { getHourOnFace, HALF_DAY, HOUR } from '../../../../../machines/time-master/times';
import { format24HourTime, formatClockTime } from '../../../../games/time-master/digital-time';
import type * as English from '../../../../games/time-master/reading-text';
import { itIs, withArticle } from './articles';
import { clockInWords, formatMinutes, formatTime } from './time-text';

export const readingText: typeof English.readingText = ({ answers }, time) =>
  ({ words: clockInWords, clock: formatClockTime, figures: formatTime, dayClock: format24HourTime })[answers](time);

export const shortHand = 'Aguja corta: hora';
export const shortHandShows: typeof English.shortHandShows = (time) =>
  time % HOUR === 0 ? `Aguja corta: en el ${getHourOnFace(time)}` : `Aguja corta: después del ${getHourOnFace(time)}`;

export const longHand = 'Aguja larga: minutos';
export const longHandShows: typeof English.longHandShows = (time) => `Aguja larga: ${formatMinutes(time % HOUR)}`;

/** "las 3", "la 1" */
const hourText = (time: number): string => withArticle(`${getHourOnFace(time)}`);

function handsExplanation(time: number): string {
  const minutes = time % HOUR;
  if (minutes % (HOUR / 2) > 0) return `${formatMinutes(minutes)} después de ${hourText(time)}.`;
  return `La aguja larga está en el ${minutes === 0 ? 12 : 6}: ${withArticle(clockInWords(time))}.`;
}

function digitalExplanation({ time, shows }: ClockReading): string {
  const [hours, minutes] = [Math.floor(time / HOUR), time % HOUR];
  if (shows === 'dayClock') {
    if (hours === 0) return `La hora 0 son las 12 de la noche, así que ${itIs(formatTime(time))}.`;
    if (time < HALF_DAY) return `Antes de las 12 es AM: ${formatTime(time)}.`;
    return hours === 12
      ? `Desde las 12 es PM: ${formatTime(time)}.`
      : `${hours} − 12 = ${hours - 12}, así que ${itIs(formatTime(time))}.`;
  }
  if (minutes === 0) return `00 es una hora en punto: ${withArticle(clockInWords(time))}.`;
  const past = `${formatMinutes(minutes)} después de ${hourText(time)}`;
  return minutes <= HOUR / 2
    ? `${past} ${itIs(clockInWords(time))}.`
    : `${past} son ${formatMinutes(HOUR - minutes)} antes de ${hourText(time + HOUR)}.`;
}

export const readingExplanation: typeof English.readingExplanation = (asked) =>
  asked.shows === 'hands' ? handsExplanation(asked.time) : digitalExplanation(asked);
