export const title = 'Portales de números';
export const description = 'Cruza volando el portal de la respuesta correcta.';
export const chip = 'Multiplicar y dividir';
export const pageDescription =
  'Halla el número que falta y cruza el portal volando. Un juego gratis para practicar la multiplicación y la división.';
export const teaches = ['Multiplicación y división', 'Números que faltan'];
