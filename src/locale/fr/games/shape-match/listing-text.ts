export const title = 'Jeu des formes';
export const description = 'Nomme chaque forme et compte ses côtés.';
export const chip = 'Formes et côtés';
export const pageDescription =
  'Nomme des formes, compte leurs côtés et compare-les dans un jardin de statues. Un jeu de géométrie gratuit pour l’école primaire.';
export const teaches = ['Noms des formes planes', 'Côtés des formes', 'Comparer des formes'];
