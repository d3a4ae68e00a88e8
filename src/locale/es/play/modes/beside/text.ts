import type * as English from '../../../../../play/modes/beside/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  beside: 'Compite con tu última partida',
  alone: 'Jugar a solas',
  earlier: 'Tú, la última vez',
  title: 'Tú, hoy y la última vez',
  both: ({ right }, earlier) => `Tú: ${right}. La última vez: ${earlier.right}.`,
  comment: ({ right }, earlier) => {
    if (right > earlier.right) return `¡${right - earlier.right} más que la última vez!`;
    if (right === earlier.right) return '¡Igual que la última vez!';
    return right === 0 ? '¡Lo has intentado!' : 'Hay partidas más difíciles. ¡Bien jugado!';
  },
};
