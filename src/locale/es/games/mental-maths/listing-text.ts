export const title = 'Cálculo mental';
export const cardTitle = 'Reto de cálculo mental';
export const description = 'Revienta la burbuja correcta antes de que acabe el tiempo.';
export const chip = '+ − × ÷ de cabeza';
export const pageDescription =
  'Veinticinco cuentas para hacer de cabeza: revienta la burbuja de la respuesta correcta. Un juego de cálculo mental gratis, con o sin reloj.';
export const teaches = ['Cálculo mental', 'Suma y resta', 'Multiplicación y división'];
export const screenshotLabel = 'Cálculo mental en un teléfono';
