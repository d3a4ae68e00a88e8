export const title = 'Portails des nombres';
export const description = 'Traverse le portail de la bonne réponse.';
export const chip = 'Multiplier, diviser';
export const pageDescription =
  'Trouve le nombre manquant et traverse le portail. Un jeu gratuit pour revoir les tables, en multiplications et en divisions.';
export const teaches = ['Multiplication et division', 'Nombres manquants'];
