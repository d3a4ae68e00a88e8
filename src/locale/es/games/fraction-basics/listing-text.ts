export const title = 'Primeras fracciones';
export const description = 'Busca partes iguales en el viejo molino.';
export const chip = 'Primeras fracciones';
export const pageDescription =
  'Las primeras fracciones en el viejo molino: halla la mitad de 8, simplifica, suma, resta y escribe decimales como fracciones. Unas barras muestran por qué. Gratis.';
export const teaches = [
  'Mitades y cuartos de una cantidad',
  'Fracciones equivalentes',
  'Sumar y restar fracciones',
  'Decimales como fracciones',
];
