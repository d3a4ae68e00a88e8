export const title = 'Shape Match';
export const description = 'Name each shape and count its sides.';
export const chip = 'Shapes and sides';
export const pageDescription =
  'Name shapes, count their sides and compare them in a garden of statues. A free geometry game for primary school.';
export const teaches = ['Names of flat shapes', 'Sides of shapes', 'Comparing shapes'];
