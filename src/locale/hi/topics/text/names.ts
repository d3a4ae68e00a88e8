import type * as English from '../../../../topics/text/names';

export const STRAND_NAMES: typeof English.STRAND_NAMES = {
  addition: 'जोड़ और घटाव',
  tables: 'पहाड़े और गुणा',
  division: 'भाग',
  fractions: 'भिन्न और दशमलव',
  time: 'समय',
  money: 'पैसे',
  shapes: 'आकृतियाँ',
  algebra: 'बीजगणित',
};

export const YEAR_NAMES: typeof English.YEAR_NAMES = {
  year1: 'वर्ष 1',
  year2: 'वर्ष 2',
  year3: 'वर्ष 3',
  year4: 'वर्ष 4',
  year5: 'वर्ष 5',
  year6: 'वर्ष 6',
  keyStage3: 'चरण 3',
};
