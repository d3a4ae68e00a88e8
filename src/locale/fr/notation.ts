export const THOUSANDS_SEPARATOR = '\u202f';
