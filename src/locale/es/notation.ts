export const THOUSANDS_SEPARATOR = '.';
export const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
export const DECIMAL_SIGN = ',';
export const FIRST_DAY = 0;
export const NOTATION = '';
