export const title = 'Maître des fractions';
export const description = 'Coupe les gâteaux en parts égales.';
export const chip = 'Fractions';
export const pageDescription =
  'Coupe les gâteaux\u00a0: simplifie, additionne, soustrais et multiplie des fractions, et vois pourquoi chaque réponse est juste. Gratuit, avec ou sans chrono.';
export const teaches = [
  'Simplifier des fractions',
  'Additionner et soustraire des fractions',
  'Multiplier des fractions',
];
