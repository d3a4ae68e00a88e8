export const title = 'Héros du calcul';
export const documentTitle = 'Héros du calcul - Jeu de maths';
export const description = 'Pulvérise les calculs avant qu’ils n’atteignent la ville.';
export const chip = '+ − × ÷ avec un héros';
export const pageDescription =
  'Pulvérise les calculs qui tombent avant qu’ils n’atteignent la ville. Un jeu de calcul gratuit avec cinq niveaux, un mode d’entraînement et un héros à habiller.';
export const teaches = ['Addition et soustraction', 'Multiplication et division', 'Calcul mental'];
export const screenshotLabel = 'Héros du calcul\u00a0: des calculs tombent sur une ville la nuit';
