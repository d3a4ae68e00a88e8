export const title = 'Tablas de multiplicar';
export const heading = 'Maestro de las tablas';
export const cardTitle = 'Maestro de las tablas';
export const description = 'Halla los números escondidos y da la vuelta a todas las fichas.';
export const chip = 'Tablas';
export const pageDescription =
  'Un rompecabezas gratis con las tablas: halla los factores escondidos del 1 al 9 por sus productos y da la vuelta a todas las fichas.';
export const teaches = ['Tablas de multiplicar', 'Factores y productos'];
