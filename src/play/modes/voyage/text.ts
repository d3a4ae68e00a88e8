export const sailHome = 'Sail home';
export const sailOn = (island: string): string => `Sail on to ${island}`;
