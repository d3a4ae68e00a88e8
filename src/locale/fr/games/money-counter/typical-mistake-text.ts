import type * as English from '../../../../games/money-counter/typical-mistake-text';
import type { Catalogue } from '../../../catalogue';

export const typicalMistakes: Catalogue<typeof English.typicalMistakes> = {
  pieceLeftOut: (piece) => `Presque\u202F! Compte une fois de plus\u00A0: ${piece}.`,
  pieceTwice: (piece) => `Presque\u202F! Compte une fois de moins\u00A0: ${piece}.`,
  allAsOther: (piece, value) => `Chaque ${piece} vaut ${value}.`,
  pieces: 'Tu as compté les pièces, pas leur valeur.',
  price: 'C’est le prix, pas la monnaie à rendre.',
  paid: 'C’est la somme payée, pas la monnaie à rendre.',
  oneAlone: (type) =>
    type === 'addMoney'
      ? 'C’est un seul tas. Additionne les deux.'
      : 'C’est l’une des deux. Quelle est la différence\u202F?',
  together: 'C’est le total. Quelle est la différence\u202F?',
  smallerFromLarger: 'Pars de la plus petite somme et avance.',
  tenLess: (ten) => `Presque\u202F! Il manque ${ten}.`,
  tenMore: (ten) => `Presque\u202F! Il y a ${ten} de trop.`,
  digits: 'Vérifie le nombre de chiffres.',
  point: 'Les bons chiffres\u202F! Déplace juste la virgule.',
};
