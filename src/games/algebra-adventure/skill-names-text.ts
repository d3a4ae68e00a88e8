export const topic = 'Equations';

/** What a child who has a skill can do. */
export const names = {
  'algebra.findX.one': 'Find x in x + 5 = 12',
  'algebra.findX.few': 'Find x in 2x + 5 = 11 or 3x + 5 = 20',
  'algebra.findX.some': 'Find x in equations like 5x + 3 = 28',
  'algebra.findX.many': 'Find x in equations like 8x + 4 = 60',
  'algebra.balance.toTen': 'Find the missing number up to 10, such as 4 + x = 9',
  'algebra.balance.overTen': 'Find the missing number past 10, such as 5 + x = 13',
  'algebra.substitute.small': 'Work out 3x for a given x, up to 15',
  'algebra.substitute.large': 'Work out 6x for a given x, above 15',
} as const;
