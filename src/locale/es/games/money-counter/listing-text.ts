export const title = 'Cuenta el dinero';
export const description = 'Cuenta las monedas y da bien el cambio.';
export const chip = 'Monedas y cambio';
export const pageDescription =
  'Cuenta monedas, da el cambio y compra en el mercado. Un juego gratis sobre el dinero, con monedas y billetes de seis países.';
export const teaches = ['Contar dinero', 'Dar el cambio', 'Sumar y comparar cantidades'];
