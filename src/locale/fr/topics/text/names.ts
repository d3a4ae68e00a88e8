import type * as English from '../../../../topics/text/names';

export const STRAND_NAMES: typeof English.STRAND_NAMES = {
  addition: 'Addition et soustraction',
  tables: 'Tables et multiplication',
  division: 'Division',
  fractions: 'Fractions et nombres décimaux',
  time: 'L’heure et les durées',
  money: 'La monnaie',
  shapes: 'Les formes',
  algebra: 'Algèbre',
};

export const YEAR_NAMES: typeof English.YEAR_NAMES = {
  year1: 'Year 1',
  year2: 'Year 2',
  year3: 'Year 3',
  year4: 'Year 4',
  year5: 'Year 5',
  year6: 'Year 6',
  keyStage3: 'Key stage 3',
};
