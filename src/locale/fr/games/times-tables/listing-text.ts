export const title = 'Tables de multiplication';
export const heading = 'Maître des tables';
export const cardTitle = 'Maître des tables';
export const description = 'Trouve les nombres cachés et retourne toutes les tuiles.';
export const chip = 'Tables';
export const pageDescription =
  'Un puzzle gratuit sur les tables\u00a0: trouve les facteurs cachés de 1 à 9 grâce à leurs produits et retourne toutes les tuiles.';
export const teaches = ['Tables de multiplication', 'Facteurs et produits'];
