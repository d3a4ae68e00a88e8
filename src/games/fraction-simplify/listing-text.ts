export const title = 'Fraction Master';
export const description = 'Cut the cakes into equal parts.';
export const chip = 'Fractions';
export const pageDescription =
  'Cut the cakes: simplify, add, subtract and multiply fractions, and see why each answer is right. Free, with or without a clock.';
export const teaches = ['Simplifying fractions', 'Adding and subtracting fractions', 'Multiplying fractions'];
