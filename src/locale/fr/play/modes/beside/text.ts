import type * as English from '../../../../../play/modes/beside/text';
import type { Catalogue } from '../../../../catalogue';

export const text: Catalogue<typeof English.text> = {
  beside: 'Contre ta dernière partie',
  alone: 'Jouer en solo',
  earlier: 'Toi, la dernière fois',
  title: 'Toi et toi, la dernière fois',
  both: ({ right }, earlier) => `Toi\u00a0: ${right}. La dernière fois\u00a0: ${earlier.right}.`,
  comment: ({ right }, earlier) => {
    if (right > earlier.right) return `${right - earlier.right} de plus que la dernière fois\u202f!`;
    if (right === earlier.right) return 'Autant que la dernière fois\u202f!';
    return right === 0 ? 'Tu as essayé\u202f!' : 'Certaines parties sont plus dures. Bien joué\u202f!';
  },
};
