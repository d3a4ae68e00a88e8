export const title = 'L’aventure de l’algèbre';
export const description = 'Garde la balance en équilibre et trouve x.';
export const chip = 'Le nombre manquant';
export const pageDescription =
  'Garde la balance en équilibre et trouve x. Un premier jeu d’algèbre gratuit\u00a0: on résout des équations en pesant les deux côtés.';
export const teaches = ['Premiers pas en algèbre', 'Résoudre des équations', 'Remplacer une lettre par un nombre'];
