import type * as English from '../../../../topics/text/names';

export const STRAND_NAMES: typeof English.STRAND_NAMES = {
  addition: 'Addition et soustraction',
  tables: 'Tables et multiplication',
  division: 'Division',
  fractions: 'Fractions et nombres décimaux',
  time: 'Le temps',
  money: 'La monnaie',
  shapes: 'Les formes',
  algebra: 'Algèbre',
};

export const YEAR_NAMES: typeof English.YEAR_NAMES = {
  year1: 'Année 1',
  year2: 'Année 2',
  year3: 'Année 3',
  year4: 'Année 4',
  year5: 'Année 5',
  year6: 'Année 6',
  keyStage3: 'Étape 3 (collège)',
};
