export const topic = 'Fractions';

/** What a child who has a skill can do. */
export const names = {
  'fraction.amount.halves': 'Find half or a quarter of an amount, such as half of 8',
  'fraction.amount.thirds': 'Find thirds or more quarters of an amount, such as 3/4 of 12',
  'fraction.convert.exact': 'Write a decimal as a fraction, such as 0.37 = 37/100',
  'fraction.convert.simplify': 'Write a decimal as a simpler fraction, such as 0.75 = 3/4',
  'fraction.simplify.byTwo': 'Simplify a fraction by halving both numbers, such as 6/8',
  'fraction.simplify.byMore': 'Simplify a fraction by dividing by more than 2, such as 6/9',
  'fraction.add.same': 'Add fractions with the same bottom number, such as 2/5 + 1/5',
  'fraction.add.overOne': 'Add fractions with the same bottom number past one whole, such as 3/4 + 2/4',
  'fraction.add.fits': 'Add fractions when one bottom number goes into the other, such as 1/2 + 1/4',
  'fraction.subtract.same': 'Subtract fractions with the same bottom number, such as 4/5 − 1/5',
  'fraction.subtract.fits': 'Subtract fractions when one bottom number goes into the other, such as 1/2 − 1/4',
} as const;
