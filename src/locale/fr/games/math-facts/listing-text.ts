export const title = 'La course des calculs';
export const description = 'Réponds vite et file le long de la côte.';
export const chip = 'Calculs rapides';
export const pageDescription =
  'Écris les réponses et fais filer ton bolide le long de la côte. Un jeu gratuit pour s’entraîner au calcul\u00a0: addition, soustraction, multiplication et division.';
export const teaches = ['Faits numériques', 'Addition et soustraction', 'Multiplication et division'];
