import type * as English from '../../../../../play/modes/voyage/text';

export const sailHome = 'Volver a casa';
export const sailOn: typeof English.sailOn = (island) => `Seguir hasta ${island}`;
