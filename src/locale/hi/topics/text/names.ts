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
  year1: 'कक्षा 1',
  year2: 'कक्षा 2',
  year3: 'कक्षा 3',
  year4: 'कक्षा 4',
  year5: 'कक्षा 5',
  year6: 'कक्षा 6',
  keyStage3: 'की स्टेज 3',
};
