export const names = { bun: 'Bun', wheat: 'Wheat', mouse: 'Mouse' } as const;
