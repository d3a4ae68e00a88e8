export const topic = 'Fractions';

/** What a child who has a skill can do. */
export const names = {
  'fraction.add.unlike': 'Add fractions with different bottom numbers, such as 1/2 + 1/3',
  'fraction.subtract.unlike': 'Subtract fractions with different bottom numbers, such as 1/2 − 1/3',
  'fraction.multiply.unit': 'Multiply by a fraction with 1 on top, such as 1/2 × 3/4',
  'fraction.multiply.tables': 'Multiply fractions, such as 2/3 × 3/4',
  'fraction.multiply.beyond': 'Multiply fractions with larger numbers, such as 3/14 × 5/8',
} as const;
