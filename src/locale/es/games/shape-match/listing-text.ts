export const title = 'Juego de figuras';
export const description = 'Nombra cada figura y cuenta sus lados.';
export const chip = 'Figuras y lados';
export const pageDescription =
  'Nombra figuras, cuenta sus lados y compáralas en un jardín de estatuas. Un juego de geometría gratis para primaria.';
export const teaches = ['Nombres de figuras planas', 'Lados de las figuras', 'Comparar figuras'];
