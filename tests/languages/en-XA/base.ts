export const BASE = '/en-xa';
