import { countDigits, type PractisedSkill, practisedKindSkill } from '../learning/practised-skill';
import type { Skill } from '../learning/skills';
import { getTopic } from './practice';
import type { Question } from './questions';
import { skills } from './skills';
import type { ClockReading, Comparison, Conversion, DateArithmetic, ElapsedTime, TimeProblem } from './time-problem';
import { HALF_DAY, HOUR, WEEK } from './times';

/** How long it is, or which time it is then, within the hour or from one, past the hour, or past noon or midnight. */
function finerElapsed(asked: ElapsedTime): string {
  const topic = getTopic(asked);
  const past = topic === 'overNoon' ? 'OverNoon' : topic === 'overTheHour' ? 'OverHour' : '';
  return `${asked.asks === 'length' ? 'long' : 'end'}${past}`;
}

/** How the time that is not in figures is read: on the hour, half past, past it or to the next, or on the 24-hour clock. */
function finerComparison({ first, second }: Comparison): string {
  const { time, form } = first.form === 'figures' ? second : first;
  if (form === 'dayClock') return time < HALF_DAY ? 'dayAm' : 'dayPm';
  const minutes = time % HOUR;
  if (minutes === 0) return 'hour';
  if (minutes === HOUR / 2) return 'half';
  return minutes < HOUR / 2 ? 'past' : 'to';
}

/** Forward or back, a week or more, and forward past the end of the week. */
function finerDates({ day, days }: DateArithmetic): string {
  if (Math.abs(days) >= WEEK) return days > 0 ? 'onWeeks' : 'backWeeks';
  if (days < 0) return 'back';
  return day + days < WEEK ? 'on' : 'onPastSunday';
}

/** Full and half hours, five minutes, single minutes, or the 24-hour clock. */
function finerReading({ shows, time }: ClockReading): string {
  if (shows === 'dayClock') return 'day';
  const minutes = time % HOUR;
  if (minutes % (HOUR / 2) === 0) return 'half';
  return minutes % 5 === 0 ? 'five' : 'minute';
}

/** A question whose type has finer skills. */
type FinerProblem = Exclude<TimeProblem, Conversion>;

function skillOf(asked: FinerProblem): Skill {
  switch (asked.type) {
    case 'elapsedTime':
      return `${skills.elapsedTime}.${finerElapsed(asked)}`;
    case 'timeComparison':
      return `${skills.timeComparison}.${finerComparison(asked)}`;
    case 'dateArithmetic':
      return `${skills.dateArithmetic}.${finerDates(asked)}`;
    case 'clockReading':
      return `${skills.clockReading}.${finerReading(asked)}`;
  }
}

/** What is dealt, so that a question is never asked twice in a round. */
function dealtIn(asked: FinerProblem): number {
  switch (asked.type) {
    case 'elapsedTime':
      return asked.length;
    case 'timeComparison':
      return (asked.first.form === 'figures' ? asked.first : asked.second).time;
    case 'dateArithmetic':
      return Math.abs(asked.days);
    case 'clockReading':
      return asked.time;
  }
}

export function getPractisedSkill({ asked, answer, options }: Question): PractisedSkill {
  const way = options === null ? 'typed' : 'chosen';
  const digits = countDigits(answer);
  if (asked.type === 'timeConversion') return practisedKindSkill(skills.timeConversion, way, digits);
  return { skill: skillOf(asked), kind: asked.type, asked: `${asked.type} ${dealtIn(asked)}`, way, digits };
}
