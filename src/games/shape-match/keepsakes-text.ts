export const names = { flower: 'Tulip', ladybird: 'Ladybird', rabbit: 'Rabbit' } as const;
