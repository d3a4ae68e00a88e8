import type { StrandId, YearId } from '../topic.ts';

export const STRAND_NAMES: Readonly<Record<StrandId, string>> = {
  addition: 'Addition and subtraction',
  tables: 'Times tables and multiplication',
  division: 'Division',
  fractions: 'Fractions and decimals',
  time: 'Time',
  money: 'Money',
  shapes: 'Shapes',
  algebra: 'Algebra',
};

/** England's school years. A language can add the ages of the children. */
export const YEAR_NAMES: Readonly<Record<YearId, string>> = {
  year1: 'Year 1',
  year2: 'Year 2',
  year3: 'Year 3',
  year4: 'Year 4',
  year5: 'Year 5',
  year6: 'Year 6',
  keyStage3: 'Key stage 3',
};
