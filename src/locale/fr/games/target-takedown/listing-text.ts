export const title = 'Nombre cible';
export const description = 'Choisis des tuiles dont la somme donne la cible.';
export const chip = 'Additionner';
export const pageDescription =
  'Choisis des tuiles dont la somme donne la cible. Un jeu gratuit pour additionner de tête, en vitesse ou en prenant tout son temps.';
export const teaches = ['Addition', 'Former des sommes', 'Calcul mental'];
