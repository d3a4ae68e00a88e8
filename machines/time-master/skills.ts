import type { FinerSkills, Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  timeConversion: 'time.convert',
  elapsedTime: 'time.elapsed',
  timeComparison: 'time.compare',
  dateArithmetic: 'time.dates',
} as const satisfies Record<QuestionType, Skill>;

/**
 * The parts of a type in which children differ. A part's name follows the name of its type. Conversions have none,
 * because there are only about thirty of them.
 */
export const finerSkills = {
  elapsedTime: ['long', 'longOverHour', 'longOverNoon', 'end', 'endOverHour', 'endOverNoon'],
  timeComparison: ['hour', 'half', 'past', 'to', 'dayAm', 'dayPm'],
  dateArithmetic: ['on', 'onPastSunday', 'onWeeks', 'back', 'backWeeks'],
} as const satisfies FinerSkills<QuestionType>;
