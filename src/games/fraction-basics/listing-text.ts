export const title = 'Fraction Basics';
export const description = 'Find equal parts at the old mill.';
export const chip = 'First fractions';
export const pageDescription =
  'First fractions at the old mill: find half of 8, simplify, add and subtract, and write decimals as fractions. Bars show why. Free.';
export const teaches = [
  'Halves and quarters of amounts',
  'Equal fractions',
  'Adding and subtracting fractions',
  'Decimals as fractions',
];
