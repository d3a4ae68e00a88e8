export const title = 'Prueba de las tablas';
export const description = '25 preguntas de las tablas. ¡Enciende un farol con cada una!';
export const chip = 'La prueba inglesa';
export const pageDescription =
  'La prueba de las tablas de multiplicar, como en las escuelas de Inglaterra: 25 preguntas, 6 segundos cada una. Gratis, y muestra qué practicar.';
export const teaches = ['Tablas de multiplicar', 'La prueba inglesa de las tablas'];
