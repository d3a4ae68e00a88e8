import { DECIMAL_SIGN } from '../locale/notation';

/** A decimal that is not negative, with this many decimals and no thousands separators: "2.50" */
export const formatDecimal = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('.', DECIMAL_SIGN);
