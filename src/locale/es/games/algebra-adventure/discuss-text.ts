import type * as English from '../../../../games/algebra-adventure/discuss-text';
import type { Catalogue } from '../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  divideToo: (added, crates) => `Eso es lo que queda después de quitar ${added}. Ahora divide entre ${crates}.`,
  takeAwayFirst: (total, crates, added) => `Ahí se dividió ${total} entre ${crates}. Quita primero ${added}.`,
  divide: (crates) => `${crates}x quiere decir ${crates} por x, así que divide entre ${crates}.`,
  rightSide: (added) => `Eso es todo el lado derecho. Quita ${added} de los dos lados.`,
  nextToX: 'Ese es el número junto a x.',
  added: (crates, x) => `Ahí se sumaron ${crates} y ${x}. ${crates}x quiere decir ${crates} por x.`,
  oneTooFew: '¡Casi! Solo falta una x.',
  oneTooMany: '¡Casi! Solo sobra una x.',
};
