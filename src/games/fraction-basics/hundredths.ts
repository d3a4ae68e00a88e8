import { formatDecimal } from '../../ui/format-decimal';

/** A decimal with two places: "0.75". */
export const formatHundredths = (hundredths: number): string => formatDecimal(hundredths / 100, 2);
