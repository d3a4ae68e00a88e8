export const BASE = '/es';
