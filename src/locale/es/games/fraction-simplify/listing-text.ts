export const title = 'Maestro de las fracciones';
export const description = 'Corta los pasteles en partes iguales.';
export const chip = 'Fracciones';
export const pageDescription =
  'Corta los pasteles: simplifica, suma, resta y multiplica fracciones, y mira por qué es correcta cada respuesta. Gratis, con o sin reloj.';
export const teaches = ['Simplificar fracciones', 'Sumar y restar fracciones', 'Multiplicar fracciones'];
