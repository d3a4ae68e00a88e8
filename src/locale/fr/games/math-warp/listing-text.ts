export const title = 'Portails des nombres';
export const description = 'Traverse le portail de la bonne réponse.';
export const chip = 'Fois et divisé';
export const pageDescription =
  'Trouve le nombre manquant et traverse le portail. Un jeu gratuit sur les tables de multiplication et de division.';
export const teaches = ['Multiplication et division', 'Nombres manquants'];
