export const names = { strawberry: 'Strawberry', biscuit: 'Biscuit', butterfly: 'Butterfly' } as const;
