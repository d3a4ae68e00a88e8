export const THOUSANDS_SEPARATOR = '.';
