export const BASE = '/en-rtl';
