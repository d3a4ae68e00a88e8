export const title = 'Carrera de cálculo';
export const description = 'Responde rápido y gana la carrera por la costa.';
export const chip = 'Cuentas rápidas';
export const pageDescription =
  'Escribe las respuestas y corre con tu carrito por la costa. Un juego gratis para practicar: suma, resta, multiplicación y división.';
export const teaches = ['Cálculo rápido', 'Suma y resta', 'Multiplicación y división'];
