export const title = 'Arithmetic Hero';
export const documentTitle = 'Arithmetic Hero - Math Game';
export const description = 'Zap the sums before they reach the city.';
export const chip = '+ − × ÷ with a hero';
export const pageDescription =
  'Zap falling sums before they reach the city. A free arithmetic game with five levels, a practice mode and a hero to dress.';
export const teaches = ['Addition and subtraction', 'Multiplication and division', 'Mental arithmetic'];
export const screenshotLabel = 'Arithmetic Hero: sums fall on a city at night';
