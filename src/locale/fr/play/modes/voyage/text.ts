import type * as English from '../../../../../play/modes/voyage/text';

export const sailHome = 'Rentrer au port';
export const sailOn: typeof English.sailOn = (island) => `Cap sur ${island}`;
