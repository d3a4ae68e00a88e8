export const title = 'Número objetivo';
export const description = 'Elige fichas que sumen el objetivo.';
export const chip = 'Sumar';
export const pageDescription =
  'Elige fichas de números que sumen el objetivo. Un juego gratis para sumar de cabeza, a toda prisa o con todo el tiempo que quieras.';
export const teaches = ['Suma', 'Formar totales', 'Cálculo mental'];
