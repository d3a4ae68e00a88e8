import type * as English from '../../../../games/money-counter/typical-mistake-text';
import type { Catalogue } from '../../../catalogue';

/** A coin is feminine, a note masculine. */
const one = (piece: string): string => (piece.startsWith('billete') ? `un ${piece}` : `una ${piece}`);

export const typicalMistakes: Catalogue<typeof English.typicalMistakes> = {
  pieceLeftOut: (piece) => `¡Casi! Falta ${one(piece)}.`,
  pieceTwice: (piece) => `¡Casi! Sobra ${one(piece)}.`,
  allAsOther: (piece, value) => `Cada ${piece} vale ${value}.`,
  pieces: 'Contaste las monedas, no lo que valen.',
  price: 'Ese es el precio, no el cambio.',
  paid: 'Eso es lo que pagas, no el cambio.',
  oneAlone: (type) =>
    type === 'addMoney'
      ? 'Esa es solo una parte. Suma las dos.'
      : 'Esa es solo una de las dos. ¿Cuál es la diferencia?',
  together: 'Ese es el total. ¿Cuál es la diferencia?',
  smallerFromLarger: 'Empieza en la cantidad menor y ve sumando.',
  tenLess: (ten) => `¡Casi! Faltan ${ten}.`,
  tenMore: (ten) => `¡Casi! Sobran ${ten}.`,
  digits: 'Revisa cuántas cifras escribiste.',
  point: '¡Las cifras están bien! Solo mueve la coma decimal.',
};
