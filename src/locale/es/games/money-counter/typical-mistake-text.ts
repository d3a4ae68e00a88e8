import type * as English from '../../../../games/money-counter/typical-mistake-text';
import type { Catalogue } from '../../../catalogue';

export const typicalMistakes: Catalogue<typeof English.typicalMistakes> = {
  pieceLeftOut: (piece) => `¡Casi! Cuenta una vez más: ${piece}.`,
  pieceTwice: (piece) => `¡Casi! Cuenta una vez menos: ${piece}.`,
  allAsOther: (piece, value) => `Cada ${piece} vale ${value}.`,
  pieces: 'Eso es cuántas monedas hay, no lo que valen.',
  price: 'Ese es el precio, no el cambio.',
  paid: 'Eso es lo que pagas, no el cambio.',
  oneAlone: (type) =>
    type === 'addMoney' ? 'Esa es solo una parte. Suma las dos.' : 'Esa es una de las dos. ¿Cuál es la diferencia?',
  together: 'Ese es el total. ¿Cuál es la diferencia?',
  smallerFromLarger: 'Empieza en la cantidad menor y cuenta hacia arriba.',
  tenLess: (ten) => `¡Casi! Faltan ${ten}.`,
  tenMore: (ten) => `¡Casi! Sobran ${ten}.`,
  digits: 'Revisa cuántas cifras hay.',
  point: '¡Las cifras están bien! Solo mueve la coma decimal.',
};
