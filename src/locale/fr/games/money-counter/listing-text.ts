export const title = 'Compte ta monnaie';
export const description = 'Compte les pièces et rends la bonne monnaie.';
export const chip = 'Pièces et monnaie';
export const pageDescription =
  'Compte des pièces, rends la monnaie et fais tes achats au marché. Un jeu gratuit sur l’argent, avec les pièces et les billets de six monnaies.';
export const teaches = ['Compter de l’argent', 'Rendre la monnaie', 'Additionner et comparer des sommes'];
