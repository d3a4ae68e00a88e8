export const BASE = '/fr';
