/* 12,34,567 */
export const THOUSANDS_SEPARATOR = ',';
export const THOUSANDS = /\B(?=(?:\d{2})*\d{3}$)/g;
export const DECIMAL_SIGN = '.';
export const FIRST_DAY = 0;
export const NOTATION = '';
