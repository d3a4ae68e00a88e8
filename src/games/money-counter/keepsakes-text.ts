export const names = { coin: 'Coin', apple: 'Apple', cat: 'Cat' } as const;
