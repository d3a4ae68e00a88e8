import type * as English from '../../../../../play/modes/voyage/text';

export const sailHome = 'घर चलो';
export const sailOn: typeof English.sailOn = (island) => `आगे चलो: ${island}`;
