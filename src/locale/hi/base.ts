export const BASE = '/hi';
