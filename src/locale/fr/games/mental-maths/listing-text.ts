export const title = 'Calcul mental';
export const cardTitle = 'Défi de calcul mental';
export const description = 'Éclate la bulle de la bonne réponse avant la fin du temps.';
export const chip = '+ − × ÷ de tête';
export const pageDescription =
  'Vingt-cinq calculs à faire de tête\u00a0: éclate la bulle de la bonne réponse. Un jeu de calcul mental gratuit, avec ou sans chrono.';
export const teaches = ['Calcul mental', 'Addition et soustraction', 'Multiplication et division'];
export const screenshotLabel = 'Calcul mental sur un téléphone';
