export const title = 'Test des tables';
export const description = '25 questions sur les tables. Allume une lampe à chaque réponse\u202f!';
export const chip = 'Le test anglais';
export const pageDescription =
  'Le test des tables de multiplication, comme à l’école en Angleterre\u00a0: 25 questions, 6 secondes chacune. Gratuit, avec ce qu’il faut réviser.';
export const teaches = ['Tables de multiplication', 'Le test anglais des tables'];
