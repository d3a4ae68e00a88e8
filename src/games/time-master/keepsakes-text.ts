export const names = { note: 'Music note', cuckoo: 'Cuckoo', sun: 'Sun' } as const;
