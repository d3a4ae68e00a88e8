export const title = 'Premières fractions';
export const description = 'Trouve des parts égales au vieux moulin.';
export const chip = 'Débuter les fractions';
export const pageDescription =
  'Les premières fractions au vieux moulin\u00a0: trouve la moitié de 8, simplifie, additionne, soustrais et écris des nombres décimaux en fractions. Des barres montrent pourquoi. Gratuit.';
export const teaches = [
  'Moitiés et quarts d’une quantité',
  'Fractions égales',
  'Additionner et soustraire des fractions',
  'Des nombres décimaux aux fractions',
];
