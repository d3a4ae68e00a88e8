import type { Skill } from '../learning/skills';
import type { QuestionType } from './rules';

export const skills = {
  timeConversion: 'time.convert',
  elapsedTime: 'time.elapsed',
  timeComparison: 'time.compare',
  dateArithmetic: 'time.dates',
} as const satisfies Record<QuestionType, Skill>;
