export const names = { nut: 'Nut', gear: 'Gear', robot: 'Robot' } as const;
