import { RULES } from '../../../machines/tables-check/rules';

export const checksTaken = 'Checks taken';
export const bestCheck = 'Best check';
export const outOf = (score: number): string => `${score} out of ${RULES.questions}`;
